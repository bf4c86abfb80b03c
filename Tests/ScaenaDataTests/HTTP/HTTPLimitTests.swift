import Foundation
import ScaenaData
import ScaenaTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Nothing is unbounded unless somebody asks for it.
@Suite("HTTP limits")
struct HTTPLimitTests {
    private let most = 32 << 20

    @Test func aRequestHasALimitAndADeadlineUnlessItSaysThatItHasNone() {
        var request = HTTPRequest.get("/a")
        #expect(request.deadline == 300)
        #expect(request.bodyLimit == most)
        #expect(HTTPRequest.put("/a", file: URL(fileURLWithPath: "/film")).deadline == 3600)
        request.deadline = nil
        request.bodyLimit = nil
        #expect(request.deadline == nil)
        #expect(request.bodyLimit == nil)
    }

    @Test func anAnswerThatIsTooLongIsRefusedThoughNobodySaidHowLong() async throws {
        let server = try LoopbackServer(["/a": .announce(count: most + 1)])
        let url = server.url.appendingPathComponent("a")
        await #expect(throws: HTTPError.tooLarge(url, limit: most)) {
            try await HTTPProvider(baseURL: server.url).response(to: .get("/a"))
        }
        withExtendedLifetime(server) {}
    }

    @Test func aFileMayBeLongerAndAFailuresBodyMayNot() async throws {
        let body = String(repeating: "x", count: most + 1)
        let server = try LoopbackServer([
            "/a": .answer(status: 200, body: body), "/no": .announce(status: 500, count: most + 1),
        ])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = HTTPProvider(baseURL: server.url)
        #expect(try await provider.download(.get("/a"), into: file).bytesInFile == most + 1)
        var request = HTTPRequest.get("/no")
        request.bodyLimit = nil
        let url = server.url.appendingPathComponent("no")
        await #expect(throws: HTTPError.tooLarge(url, limit: most)) {
            try await provider.download(request, into: file)
        }
        withExtendedLifetime(server) {}
    }

    @Test func aSessionThatWasMadeElsewhereObeysTheLimitWhileTheAnswerComesIn() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer(["/a": .endless]) { continuation.yield($0) }
        let session = URLSession(configuration: .ephemeral)
        let transport = URLSessionTransport(session: session)
        var request = HTTPRequest.get("/a")
        request.bodyLimit = 100_000
        let url = server.url.appendingPathComponent("a")
        await #expect(throws: HTTPError.tooLarge(url, limit: 100_000)) {
            try await HTTPProvider(baseURL: server.url, transport: transport).response(to: request)
        }
        #expect(await events.first { $0 != "/a" && !$0.hasPrefix("waits") } == "closed")
        transport.invalidate()
        withExtendedLifetime(server) {}
    }

    @Test func aSessionThatWasMadeElsewhereTakesNoSecretsToAStranger() async throws {
        let stranger = try LoopbackServer(["/b": .echo])
        let server = try LoopbackServer([
            "/a": .redirect(to: stranger.url.appendingPathComponent("b").absoluteString),
            "/loop": .redirect(to: "/loop"),
        ])
        let transport = URLSessionTransport(session: URLSession(configuration: .ephemeral))
        let provider = HTTPProvider(
            baseURL: server.url, headers: ["Authorization": "Bearer abc"], transport: transport)
        let headers: [String: String] = try await provider.value(of: .get("/a"), at: "headers")
        #expect(headers["authorization"] == nil)
        let url = server.url.appendingPathComponent("loop")
        await #expect(throws: HTTPError.redirectedTooOften(url)) { try await provider.response(to: .get("/loop")) }
        transport.invalidate()
        withExtendedLifetime((server, stranger)) {}
    }

    @Test func aFileIsWrittenOnAQueueOfItsOwn() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let queue = DispatchQueue(label: "disk")
        queue.suspend()
        let sink = FileSink(file, on: queue)
        // The disk does nothing yet, and who brings the pieces does not wait for it.
        for _ in 0..<16 { try sink.write(Data(repeating: 1, count: 1 << 16)) }
        queue.resume()
        let failure = await withCheckedContinuation { end in sink.end(isWhole: true) { end.resume(returning: $0) } }
        #expect(failure == nil)
        #expect(try Data(contentsOf: file) == Data(repeating: 1, count: 1 << 20))
    }

    @Test func whatIsNotWholeLeavesNothing() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sink = FileSink(folder.appendingPathComponent("a"))
        try sink.write(Data("half".utf8))
        _ = await withCheckedContinuation { end in sink.end(isWhole: false) { end.resume(returning: $0) } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
