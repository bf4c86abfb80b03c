import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("HTTP attempts")
struct HTTPRetryTests {
    private let transport = StubTransport()
    private let time = ManualTime(passesBySleeping: true)

    private func provider(_ retry: HTTPRetry) throws -> HTTPProvider {
        HTTPProvider(
            baseURL: try #require(URL(string: "https://api.example.com")), transport: transport, retry: retry,
            time: time)
    }

    private func exact(_ attempts: Int, longestPause: TimeInterval = 30) -> HTTPRetry {
        HTTPRetry(attempts: attempts, firstPause: 1, longestPause: longestPause, jitter: 0)
    }

    @Test func aFailureThatPassesIsAttemptedAgainAfterDoublingPauses() async throws {
        transport.fail("/a", with: HTTPError.offline)
        transport.answer("/a", status: 503)
        transport.answer("/a", status: 500)
        transport.answer("/a", json: "1")
        let value: Int = try await provider(exact(4)).value(of: .get("/a"))
        #expect(value == 1)
        #expect(time.naps == [1, 2, 4])
    }

    @Test func theLastFailureIsTheCallers() async throws {
        transport.answer("/a", status: 503)
        let url = try #require(URL(string: "https://api.example.com/a"))
        await #expect(throws: HTTPError.status(503, url, body: Data())) {
            try await provider(exact(3)).response(to: .get("/a"))
        }
        #expect(transport.requests.count == 3)
    }

    @Test func aPauseHasItsLimit() async throws {
        transport.answer("/a", status: 503)
        await #expect(throws: HTTPError.self) {
            try await provider(exact(6, longestPause: 5)).response(to: .get("/a"))
        }
        #expect(time.naps == [1, 2, 4, 5, 5])
    }

    @Test func chanceShortensAPause() async throws {
        transport.answer("/a", status: 503)
        let retry = HTTPRetry(attempts: 2, firstPause: 8, jitter: 0.5, chance: { 0.5 })
        await #expect(throws: HTTPError.self) { try await provider(retry).response(to: .get("/a")) }
        #expect(time.naps == [6])
    }

    @Test(arguments: [HTTPRequest.Method.post, .patch])
    func whatMayNotBeRepeatedIsNot(method: HTTPRequest.Method) async throws {
        transport.fail("/a", with: HTTPError.offline)
        transport.answer("/a")
        await #expect(throws: HTTPError.offline) {
            try await provider(exact(3)).response(to: HTTPRequest(method, "/a"))
        }
        #expect(transport.requests.count == 1)
    }

    @Test func whatSaysThatItMayBeRepeatedIs() async throws {
        transport.fail("/a", with: HTTPError.offline)
        transport.answer("/a")
        var request = HTTPRequest(.post, "/a")
        request.isRepeatable = true
        try await provider(exact(3)).response(to: request)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [400, 401, 404, 409, 501])
    func whatWillNotPassIsNotAttemptedAgain(status: Int) async throws {
        transport.answer("/a", status: status)
        await #expect(throws: HTTPError.self) { try await provider(exact(3)).response(to: .get("/a")) }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [("7", 7), ("Thu, 01 Jan 1970 00:00:09 GMT", 9), ("Wed, 31 Dec 1969 23:59:00 GMT", 0)])
    func theServersWishIsObeyed(wish: String, pause: TimeInterval) async throws {
        let server = try LoopbackServer([
            "/a": .decide { _ in .answerWith(status: 429, headers: ["Retry-After": wish], body: "") }
        ])
        let provider = HTTPProvider(baseURL: server.url, retry: exact(2), time: time)
        await #expect(throws: HTTPError.self) { try await provider.response(to: .get("/a")) }
        #expect(time.naps == [pause])
        withExtendedLifetime(server) {}
    }

    @Test func aServerThatWantsToBeLeftAloneForLongIsLeftAlone() async throws {
        let server = try LoopbackServer([
            "/a": .answerWith(status: 503, headers: ["retry-after": "3600"], body: "")
        ])
        let provider = HTTPProvider(baseURL: server.url, retry: exact(5), time: time)
        await #expect(throws: HTTPError.self) { try await provider.response(to: .get("/a")) }
        #expect(time.naps.isEmpty)
        withExtendedLifetime(server) {}
    }

    @Test func whatIsNotUnderstoodAsAWishIsNone() async throws {
        let server = try LoopbackServer([
            "/a": .answerWith(status: 503, headers: ["Retry-After": "soon"], body: "")
        ])
        let provider = HTTPProvider(baseURL: server.url, retry: exact(2), time: time)
        await #expect(throws: HTTPError.self) { try await provider.response(to: .get("/a")) }
        #expect(time.naps == [1])
        withExtendedLifetime(server) {}
    }

    @Test func cancellationInAPauseEndsIt() async throws {
        let time = ManualTime()
        transport.answer("/a", status: 503)
        let url = try #require(URL(string: "https://api.example.com"))
        let provider = HTTPProvider(baseURL: url, transport: transport, retry: exact(5), time: time)
        let task = Task { try await provider.response(to: .get("/a")) }
        await time.sleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.requests.count == 1)
    }

    @Test func theDeadlineCountsAllAttempts() async throws {
        let time = ManualTime()
        transport.answer("/a", status: 503)
        let url = try #require(URL(string: "https://api.example.com"))
        let provider = HTTPProvider(baseURL: url, transport: transport, retry: exact(100), time: time)
        var request = HTTPRequest.get("/a")
        request.deadline = 2
        let task = Task { [request] in try await provider.response(to: request) }
        // The deadline, and the pauses.
        await time.sleepers(2)
        await time.advance(by: 1)
        await time.sleepers(2)
        await time.advance(by: 1)
        await #expect(throws: HTTPError.timedOut(url.appendingPathComponent("a"))) { try await task.value }
    }
}
