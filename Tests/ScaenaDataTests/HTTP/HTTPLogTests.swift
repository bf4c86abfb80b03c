import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("HTTPLog")
struct HTTPLogTests {
    private let transport = StubTransport()
    private let entries = Collector<HTTPLogEntry>()

    private func provider(_ address: String, retry: HTTPRetry = .never) throws -> HTTPProvider {
        HTTPProvider(
            baseURL: try #require(URL(string: address)),
            headers: ["Authorization": "Bearer SECRET", "X-App": "scaena"],
            transport: transport, retry: retry, log: HTTPLog { [entries] in entries.add($0) },
            time: ManualTime(passesBySleeping: true))
    }

    @Test func hidesWhatItsNameGivesAway() async throws {
        transport.answer("/a", json: #"{"token":"SECRET"}"#)
        var request = HTTPRequest.get(
            "/a",
            query: [
                URLQueryItem(name: "access_token", value: "SECRET"), URLQueryItem(name: "q", value: "rides"),
                URLQueryItem(name: "Password", value: "SECRET"),
            ])
        request.headers["Cookie"] = "SECRET"
        request.headers["X-API-Key"] = "SECRET"
        request.body = Data("SECRET".utf8)
        try await provider("https://user:SECRET@api.example.com").response(to: request)
        let entry = try #require(entries.elements.first)
        #expect(!"\(entry)".localizedStandardContains("SECRET"))
        #expect(!String(reflecting: entry).localizedStandardContains("SECRET"))
        #expect(
            "\(entry)"
                == "GET https://api.example.com/a?access_token=…&q=rides&Password=…: 200, 18 bytes, 0 ms")
        #expect(entry.headers["X-App"] == "scaena")
    }

    private struct Ride: Decodable, EntityConvertible {
        let token: Int
        let at: String?

        func entity() throws(MappingError) -> Date { try Field("at", at).date() }
    }

    @Test func tellsWhatWasNotUnderstoodWithoutSecrets() async throws {
        transport.answer("/a", json: #"{"ride": {"token": "SECRET", "at": null}}"#)
        transport.answer("/a", json: #"{"ride": {"token": 1, "at": "yesterday"}}"#)
        let provider = try provider("https://api.example.com")
        let error = await #expect(throws: HTTPError.self) {
            try await provider.value(of: .get("/a"), at: "ride", as: Ride.self)
        }
        #expect(!"\(String(describing: error))".localizedStandardContains("SECRET"))
        await #expect(throws: MappingError.self) {
            try await provider.entity(of: .get("/a"), from: Ride.self, at: "ride")
        }
        #expect(
            entries.elements.filter { if case .notUnderstood = $0.outcome { true } else { false } }.map(\.description)
                == [
                    "GET https://api.example.com/a: not understood: "
                        + "No Ride at 'ride' in the answer: 'ride.token' is …, not of type Int",
                    "GET https://api.example.com/a: not understood: "
                        + "'ride.at' is \"yesterday\": expected a moment such as 2024-05-01T12:30:00Z",
                ])
    }

    @Test func aQueryIsToldAsItWasSent() async throws {
        transport.answer("/a")
        let query = [URLQueryItem(name: "phone", value: "+49 30")]
        try await provider("https://api.example.com").response(to: .get("/a", query: query))
        #expect(entries.elements.first?.address == "https://api.example.com/a?phone=%2B49%2030")
    }

    @Test func tellsEveryAttempt() async throws {
        let url = try #require(URL(string: "https://api.example.com/a?token=SECRET"))
        transport.fail("/a", with: HTTPError.timedOut(url))
        transport.fail("/a", with: HTTPError.offline)
        transport.answer("/a")
        let retry = HTTPRetry(attempts: 3, firstPause: 1, jitter: 0)
        try await provider("https://api.example.com", retry: retry).response(to: .get("/a"))
        #expect(
            entries.elements.map(\.description) == [
                "GET https://api.example.com/a: timed out, 0 ms",
                "GET https://api.example.com/a (attempt 2): offline, 0 ms",
                "GET https://api.example.com/a (attempt 3): 200, 0 bytes, 0 ms",
            ])
    }

    @Test(arguments: [
        "pin", "X-PIN", "user_pin", "userPin", "PINCode", "newPIN2", "pincode", "X-Auth", "Authorization",
    ])
    func aSecretIsKnownByItsName(name: String) {
        #expect(SecretNames.standard.contains(name))
    }

    @Test(arguments: ["shipping", "Shipping-Zone", "spin", "pinned", "author", "X-Authors", "optional", "PINNED", ""])
    func aWordThatOnlyContainsASecretsNameIsNone(name: String) {
        #expect(!SecretNames.standard.contains(name))
    }

    @Test func aDownloadIsToldWithTheBytesThatWentIntoTheFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let server = try LoopbackServer(["/a": .answer(status: 200, body: "0123456789")])
        let provider = HTTPProvider(baseURL: server.url, log: HTTPLog { [entries] in entries.add($0) })
        try await provider.download(.get("/a"), into: file)
        transport.answer("/a", json: "[1, 2]")
        try await self.provider("https://api.example.com").download(.get("/a"), into: file)
        #expect(
            entries.elements.map(\.outcome) == [
                .answer(status: 200, bytes: 10), .answer(status: 200, bytes: 6),
            ])
        withExtendedLifetime(server) {}
    }

    @Test func aTeamNamesSecretsOfItsOwn() {
        #expect(SecretNames.standard.contains("X-Auth-Token"))
        #expect(!SecretNames.standard.contains("Accept"))
        #expect(SecretNames.standard.and("tracking").contains("X-Tracking-Id"))
    }
}
