import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

/// The events that a watcher hears of requests, and the orders that it may give for them. Others watch and ask at the
/// same time: each test has a server of its own name.
@Suite struct RequestWatchTests {
    private final class Watcher: RequestWatcher {
        struct Heard: Sendable {
            var begun: [WatchedRequest] = []
            var ended: [String] = []
            var reasons: [String] = []
        }

        let heard = Locked(Heard())
        private let host: String
        private let order: RequestOrder

        init(_ host: String, _ order: RequestOrder = .send) {
            self.host = host
            self.order = order
            RequestWatch.add(self)
        }

        deinit { RequestWatch.remove(self) }

        func begins(_ request: WatchedRequest) -> RequestOrder {
            guard request.url.host == host else { return .send }
            heard.withLock { $0.begun.append(request) }
            return order
        }

        func ended(_ id: Int, with outcome: RequestOutcome) {
            heard.withLock { heard in
                guard heard.begun.contains(where: { $0.id == id }) else { return }
                switch outcome {
                case .answer(let status, let headers, let body, let bytesInFile):
                    let cookie = headers["Set-Cookie"] ?? "-"
                    heard.ended.append("\(status) \(cookie) \(String(decoding: body, as: UTF8.self)) \(bytesInFile)")
                case .failure(let reason): heard.ended.append(reason)
                case .cancelled: heard.ended.append("cancelled")
                }
            }
        }

        func notUnderstood(_ id: Int, reason: String) {
            heard.withLock { heard in
                if heard.begun.contains(where: { $0.id == id }) { heard.reasons.append(reason) }
            }
        }
    }

    private static func provider(_ host: String, _ transport: StubTransport = StubTransport()) throws -> HTTPProvider {
        HTTPProvider(baseURL: try #require(URL(string: "https://\(host)")), transport: transport)
    }

    @Test func aWatcherHearsWhatWasAskedAndAnsweredAndNoSecret() async throws {
        let watcher = Watcher("heard.example")
        let transport = StubTransport()
        transport.answer("/items", json: "[1]")
        var request = HTTPRequest(.post, "/items", query: [URLQueryItem(name: "token", value: "geheim")])
        request.headers = ["Authorization": "Bearer geheim", "Accept-Language": "fa"]
        request.body = Data("new".utf8)
        try await Self.provider("heard.example", transport).response(to: request)
        let heard = watcher.heard.withLock { $0 }
        let begun = try #require(heard.begun.first)
        #expect(heard.begun.count == 1)
        #expect(begun.method == "POST")
        #expect(begun.address == "https://heard.example/items?token=…")
        #expect(begun.headers == ["Authorization": "…", "Accept-Language": "fa"])
        #expect(begun.body == Data("new".utf8))
        #expect(heard.ended == ["200 - [1] 0"])
        #expect(heard.reasons == [])
    }

    @Test func itHearsWhyAnAnswerWasNotUnderstood() async throws {
        let watcher = Watcher("odd.example")
        let transport = StubTransport()
        transport.answer("/count", json: #"{"data": "many"}"#)
        let provider = try Self.provider("odd.example", transport)
        await #expect(throws: HTTPError.self) { try await provider.value(of: .get("/count"), at: "data", as: Int.self) }
        #expect(watcher.heard.withLock { $0.reasons }.first?.contains("Int") == true)
    }

    @Test func aRequestThatFailsByOrderIsNotSent() async throws {
        let watcher = Watcher("down.example", .fail)
        let transport = StubTransport()
        let provider = try Self.provider("down.example", transport)
        await #expect(throws: HTTPError.unreachable(try #require(URL(string: "https://down.example/a")))) {
            try await provider.response(to: .get("/a"))
        }
        #expect(transport.requests == [])
        #expect(watcher.heard.withLock { $0.ended } == ["unreachable"])
    }

    @Test func oneThatIsAnsweredByOrderIsReadAsAServersAnswer() async throws {
        let watcher = Watcher("given.example", .answer(status: 200, body: Data("[3]".utf8)))
        let provider = try Self.provider("given.example")
        #expect(try await provider.value(of: .get("/a"), as: [Int].self) == [3])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("given-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try await provider.download(.get("/a"), into: file)
        #expect(try Data(contentsOf: file) == Data("[3]".utf8))
        #expect(watcher.heard.withLock { $0.ended } == ["200 - [3] 0", "200 -  3"])
    }

    @Test func oneThatWaitsByOrderCanBeCancelled() async throws {
        let watcher = Watcher("slow.example", .delay(600))
        let provider = try Self.provider("slow.example")
        let task = Task { try await provider.response(to: .get("/a")) }
        while watcher.heard.withLock({ $0.begun.isEmpty }) { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(watcher.heard.withLock { $0.ended } == ["cancelled"])
    }
}
