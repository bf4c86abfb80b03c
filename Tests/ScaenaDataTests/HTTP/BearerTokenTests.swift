import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("BearerTokens")
struct BearerTokenTests {
    private struct Refused: Error, Equatable {}

    /// Lets in who has this token.
    private static func door(_ token: String) -> LoopbackServer.Behaviour {
        .decide { request in
            request.headers["authorization"] == "Bearer \(token)"
                ? .answer(status: 200, body: "1") : .answer(status: 401, body: "")
        }
    }

    @Test func twoHundredRequestsWithAnExpiredTokenRefreshItOnce() async throws {
        let server = try LoopbackServer(["/a": Self.door("new")])
        let refreshes = Tally()
        let tokens = BearerTokens("old") { rejected in
            #expect(rejected == "old")
            refreshes.increment()
            return "new"
        }
        let provider = HTTPProvider(baseURL: server.url, tokens: tokens)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { try await provider.value(of: .get("/a")) } }
            for try await value in group { #expect(value == 1) }
        }
        #expect(refreshes.value == 1)
        #expect(tokens.current == "new")
        withExtendedLifetime(server) {}
    }

    @Test func withoutATokenOneIsFetchedFirst() async throws {
        let server = try LoopbackServer(["/a": Self.door("first")])
        let tokens = BearerTokens { rejected in
            #expect(rejected == nil)
            return "first"
        }
        let value: Int = try await HTTPProvider(baseURL: server.url, tokens: tokens).value(of: .get("/a"))
        #expect(value == 1)
        withExtendedLifetime(server) {}
    }

    @Test func aRequestThatAsksForThemGoesWithoutThemAndItsRefusalStands() async throws {
        let server = try LoopbackServer(["/login": .answer(status: 401, body: "")])
        let tokens = BearerTokens { _ in
            Issue.record("Nobody needs a token to ask for one.")
            throw Refused()
        }
        var login = HTTPRequest(.post, "/login")
        login.isAuthorised = false
        let url = server.url.appendingPathComponent("login")
        await #expect(throws: HTTPError.status(401, url, body: Data())) {
            try await HTTPProvider(baseURL: server.url, tokens: tokens).response(to: login)
        }
        withExtendedLifetime(server) {}
    }

    @Test func aNewTokenThatIsRejectedTooIsTheCallersError() async throws {
        let server = try LoopbackServer(["/a": Self.door("another")])
        let refreshes = Tally()
        let tokens = BearerTokens("old") { _ in "new\(refreshes.increment())" }
        let provider = HTTPProvider(baseURL: server.url, tokens: tokens)
        let url = server.url.appendingPathComponent("a")
        await #expect(throws: HTTPError.status(401, url, body: Data())) { try await provider.response(to: .get("/a")) }
        #expect(refreshes.value == 1)
        withExtendedLifetime(server) {}
    }

    @Test func aRefreshThatFailsFailsWhoWaitsAndIsTriedAgainByTheNext() async throws {
        let server = try LoopbackServer(["/a": Self.door("new")])
        let refreshes = Tally()
        let tokens = BearerTokens("old") { _ in
            if refreshes.increment() == 1 { throw Refused() }
            return "new"
        }
        let provider = HTTPProvider(baseURL: server.url, tokens: tokens)
        await #expect(throws: Refused.self) { try await provider.response(to: .get("/a")) }
        try await provider.response(to: .get("/a"))
        #expect(refreshes.value == 2)
        withExtendedLifetime(server) {}
    }

    @Test func aPostIsSentAgainWithTheNewToken() async throws {
        let server = try LoopbackServer(["/a": Self.door("new")])
        let provider = HTTPProvider(baseURL: server.url, tokens: BearerTokens("old") { _ in "new" })
        try await provider.response(to: .post("/a", json: [1]))
        withExtendedLifetime(server) {}
    }

    @Test func aLogoutDuringARefreshStands() async throws {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let (goneOn, goOn) = AsyncStream.makeStream(of: Void.self)
        let tokens = BearerTokens("old") { _ in
            start.yield()
            for await _ in goneOn { break }
            return "new"
        }
        let server = try LoopbackServer(["/a": Self.door("new")])
        let provider = HTTPProvider(baseURL: server.url, tokens: tokens)
        let task = Task { try await provider.response(to: .get("/a")) }
        for await _ in started { break }
        tokens.set(nil)
        goOn.yield()
        #expect(try await task.value.status == 200)
        #expect(tokens.current == nil)
        withExtendedLifetime(server) {}
    }

    @Test func whatWasSentBeforeALogoutIsNotSentAgainAsAnotherUser() async throws {
        let transport = StubTransport()
        let held = transport.hold("/a")
        let refreshes = Tally()
        let tokens = BearerTokens("Ada's") { _ in "refreshed \(refreshes.increment())" }
        let url = try #require(URL(string: "https://a.b"))
        let provider = HTTPProvider(baseURL: url, transport: transport, tokens: tokens)
        let task = Task { try await provider.response(to: .post("/a", json: [1])) }
        await held.arrival()
        tokens.set(nil)
        tokens.set("Bob's")
        held.answer(status: 401)
        await #expect(throws: HTTPError.status(401, url.appendingPathComponent("a"), body: Data())) {
            try await task.value
        }
        #expect(transport.requests.count == 1)
        #expect(refreshes.value == 0)
        #expect(tokens.current == "Bob's")
    }

    @Test func whoLeavesDoesNotEndTheRefreshOfTheOthers() async throws {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let (goneOn, goOn) = AsyncStream.makeStream(of: Void.self)
        let tokens = BearerTokens("old") { _ in
            start.yield()
            for await _ in goneOn { break }
            try Task.checkCancellation()
            return "new"
        }
        let server = try LoopbackServer(["/a": Self.door("new")])
        let provider = HTTPProvider(baseURL: server.url, tokens: tokens)
        let impatient = Task { try await provider.response(to: .get("/a")) }
        for await _ in started { break }
        let patient = Task { try await provider.response(to: .get("/a")) }
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }
        goOn.yield()
        #expect(try await patient.value.status == 200)
        withExtendedLifetime(server) {}
    }
}
