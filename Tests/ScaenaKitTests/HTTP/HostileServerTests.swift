import Foundation
import ScaenaKit
import Testing

/// What a server can do to a client that trusts it.
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
        var event = events.makeAsyncIterator()
        #expect(await event.next() == "/a")
        // Nobody goes on listening.
        #expect(await event.next() == "closed")
        withExtendedLifetime(server) {}
    }

    @Test func aServerThatIsNeverSilentMeetsTheDeadline() async throws {
        var request = HTTPRequest.get("/a")
        request.deadline = 0.5
        let outcome = try await outcome(["/a": .drip], request)
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
