import Foundation
import ScaenaData
import ScaenaTesting
import Testing

/// Attacks of a server on a client that trusts it.
@Suite("HTTP against a hostile server")
struct HostileServerTests {
    private func outcome(
        _ behaviours: [String: LoopbackServer.Behaviour], _ request: HTTPRequest,
        onRequest: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> Result<HTTPResponse, HTTPError> {
        let server = try LoopbackServer(behaviours, onRequest: onRequest)
        defer { withExtendedLifetime(server) {} }
        do {
            return .success(try await HTTPProvider(baseURL: server.url).response(to: request))
        } catch let error as HTTPError {
            return .failure(error)
        }
    }

    @Test func aCircleOfRedirectionsEnds() async throws {
        let counter = Tally()
        let outcome = try await outcome(
            ["/a": .redirect(to: "/b"), "/b": .redirect(to: "/a")], .get("/a")
        ) { _ in counter.increment() }
        guard case .failure(.redirectedTooOften(let url)) = outcome else {
            Issue.record("Not ended: \(outcome)")
            return
        }
        #expect(url.path == "/a")
        #expect(counter.value == 21)
    }

    @Test func aRedirectionThatLeadsSomewhereIsFollowed() async throws {
        let outcome = try await outcome(
            ["/a": .redirect(to: "/b"), "/b": .answer(status: 200, body: "there")], .get("/a"))
        #expect(try String(decoding: outcome.get().body, as: UTF8.self) == "there")
    }

    @Test func aRedirectionToAStrangerTakesNoSecretsAlong() async throws {
        let stranger = try LoopbackServer(["/b": .echo])
        let address = stranger.url.appendingPathComponent("b").absoluteString
        let server = try LoopbackServer(["/a": .redirect(to: address), "/own": .redirect(to: "/echo"), "/echo": .echo])
        let headers = ["Authorization": "Bearer abc", "X-Api-Key": "k", "X-App": "scaena"]
        let provider = HTTPProvider(baseURL: server.url, headers: headers)
        let atStranger: [String: String] = try await provider.value(of: .get("/a"), at: "headers")
        #expect(atStranger["authorization"] == nil)
        #expect(atStranger["x-api-key"] == nil)
        #expect(atStranger["x-app"] == "scaena")
        let atHome: [String: String] = try await provider.value(of: .get("/own"), at: "headers")
        #expect(atHome["authorization"] == "Bearer abc")
        withExtendedLifetime((server, stranger)) {}
    }

    @Test func aPromiseOfLessThanIsSentCutsTheAnswer() async throws {
        let outcome = try await outcome(["/a": .promise(fewer: 3, body: "0123456789")], .get("/a"))
        #expect(try String(decoding: outcome.get().body, as: UTF8.self) == "0123456")
    }

    @Test func anAnswerWithoutEndIsCutOffAtTheLimit() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        var request = HTTPRequest.get("/a")
        request.bodyLimit = 100_000
        let server = try LoopbackServer(["/a": .endless]) { continuation.yield($0) }
        let url = server.url.appendingPathComponent("a")
        await #expect(throws: HTTPError.tooLarge(url, limit: 100_000)) {
            try await HTTPProvider(baseURL: server.url).response(to: request)
        }
        // Nobody goes on listening.
        #expect(await events.first { $0 != "/a" && !$0.hasPrefix("waits") } == "closed")
        withExtendedLifetime(server) {}
    }

    #if os(Linux)
        /// `Scripts/sanitize` sets them.
        private static let isSanitized = ["TSAN_OPTIONS", "ASAN_OPTIONS"].contains {
            ProcessInfo.processInfo.environment[$0] != nil
        }

        /// In a process of its own, whose memory nobody else fills: not under a sanitizer, which fills it.
        @Test(.enabled(if: !isSanitized))
        func serversThatSendWithoutPauseDoNotFillTheMemory() async throws {
            await #expect(processExitsWith: .success) {
                // The machine is not to suffer from a failure.
                var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
                setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
                let server = try LoopbackServer(["/a": .endless])
                let folder = FileManager.default.temporaryDirectory
                for round in 0..<2 {
                    await withTaskGroup(of: Void.self) { group in
                        for index in 0..<8 {
                            group.addTask {
                                var request = HTTPRequest.get("/a")
                                request.bodyLimit = 1_000_000
                                let provider = HTTPProvider(baseURL: server.url)
                                let file = folder.appendingPathComponent("\(UUID()).\(round).\(index)")
                                await #expect(throws: HTTPError.self) {
                                    if index % 2 == 0 { return try await provider.response(to: request) }
                                    return try await provider.download(request, into: file)
                                }
                            }
                        }
                    }
                }
                let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
                let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
                let peak = line.flatMap { $0.split(whereSeparator: { !$0.isNumber }).first }.flatMap { Int($0) }
                #expect((peak ?? .max) < 200_000, "kilobytes")
            }
        }
    #endif

    @Test func progressIsToldWhileTheAnswerComesIn() async throws {
        let server = try LoopbackServer(["/a": .drip()])
        let (progress, continuation) = AsyncStream.makeStream(of: Int64.self)
        let task = Task {
            try await HTTPProvider(baseURL: server.url).response(to: .get("/a")) {
                continuation.yield($0.completed)
            }
        }
        var told = progress.makeAsyncIterator()
        let first = try #require(await told.next())
        let second = try #require(await told.next())
        #expect(0 < first && first < second && second < 100_000)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        withExtendedLifetime(server) {}
    }

    @Test func progressIsToldInOrderAndToItsEnd() async throws {
        let body = String(repeating: "x", count: 4 << 20)
        let server = try LoopbackServer(["/a": .answer(status: 200, body: body)])
        let told = Collector<Int64>()
        let response = try await HTTPProvider(baseURL: server.url).response(to: .get("/a")) {
            told.add($0.completed)
        }
        #expect(response.body.count == body.utf8.count)
        #expect(told.elements.last == Int64(body.utf8.count))
        #expect(told.elements == told.elements.sorted())
        withExtendedLifetime(server) {}
    }

    @Test(arguments: [HTTPRequest.Method.get, .head])
    func tooLongAnAnswerIsRefusedWhenItIsAnnounced(method: HTTPRequest.Method) async throws {
        let server = try LoopbackServer(["/a": .announce(count: 1_000_000)])
        var request = HTTPRequest(method, "/a")
        request.bodyLimit = 100_000
        let url = server.url.appendingPathComponent("a")
        let provider = HTTPProvider(baseURL: server.url)
        if method == .head {
            // Only told of: no body follows.
            #expect(try await provider.response(to: request).body.isEmpty)
        } else {
            await #expect(throws: HTTPError.tooLarge(url, limit: 100_000)) { try await provider.response(to: request) }
        }
        withExtendedLifetime(server) {}
    }

    /// Foundation on Linux leaves the request under way for ever, unless it is told otherwise.
    @Test(arguments: ["Bearer realm=\"rides\"", "Basic realm=\"rides\"", "Digest realm=\"rides\", nonce=\"n\""])
    func aChallengeThatNobodyCanMeetIsAStatus(challenge: String) async throws {
        let outcome = try await outcome(
            ["/a": .answerWith(status: 401, headers: ["WWW-Authenticate": challenge], body: "who?")], .get("/a"))
        guard case .failure(.status(401, _, let body)) = outcome else {
            Issue.record("Not a status: \(outcome)")
            return
        }
        #expect(String(decoding: body, as: UTF8.self) == "who?")
    }

    @Test func aServerThatIsNeverSilentMeetsTheDeadline() async throws {
        var request = HTTPRequest.get("/a")
        request.deadline = 0.5
        let outcome = try await outcome(["/a": .drip()], request)
        guard case .failure(.timedOut) = outcome else {
            Issue.record("Not timed out: \(outcome)")
            return
        }
    }

    /// Foundation on Linux keeps the body of a redirection before it asks anybody: the deadline is its limit.
    @Test func aRedirectionWhoseBodyTakesLongMeetsTheDeadline() async throws {
        var request = HTTPRequest.get("/a")
        request.deadline = 0.5
        let outcome = try await outcome(
            [
                "/a": .drip(status: 302, headers: ["Location": "/b"], count: 40),
                "/b": .answer(status: 200, body: "there"),
            ], request)
        guard case .failure(.timedOut) = outcome else {
            Issue.record("Not timed out: \(outcome)")
            return
        }
    }

    @Test(
        arguments: [
            ("{", 1), ("[1,2", 1), ("nul", 1), ("\u{0}", 1), ("{\"text\": \"\\ud800\"}", 1), ("[", 100_000),
        ])
    func malformedJSONIsAnErrorNotACrash(json: String, times: Int) async throws {
        let json = String(repeating: json, count: times)
        let server = try LoopbackServer(["/a": .answer(status: 200, body: json)])
        let error = await #expect(throws: HTTPError.self) {
            try await HTTPProvider(baseURL: server.url).value(of: .get("/a"), at: "text", as: String.self)
        }
        guard case .notDecodable("text", "String", _) = error else {
            Issue.record("Not said to be undecodable: \(String(describing: error))")
            return
        }
        withExtendedLifetime(server) {}
    }

    @Test func anAnswerWithoutBodyIsOne() async throws {
        let outcome = try await outcome(["/a": .answerWith(status: 204, headers: [:], body: "")], .delete("/a"))
        #expect(try outcome.get().body.isEmpty)
        #expect(try outcome.get().status == 204)
    }
}
