import Foundation
import ScaenaData
import ScaenaTesting
import Testing

/// JSON as servers write it.
@Suite("Server JSON")
struct ServerJSONTests {
    private struct Event: Codable, Equatable, Sendable {
        let at: Date
    }

    private func event(_ at: String) throws -> Event {
        try ServerJSON.decoder().decode(Event.self, from: Data(#"{"at": \#(at)}"#.utf8))
    }

    @Test(
        arguments: [
            (#""2024-05-01T12:30:00Z""#, 1_714_566_600),
            (#""2024-05-01T12:30:00.5Z""#, 1_714_566_600.5),
            // JavaScript, Python, .NET, Go.
            (#""2024-05-01T12:30:00.250Z""#, 1_714_566_600.25),
            (#""2024-05-01T12:30:00.250000+00:00""#, 1_714_566_600.25),
            (#""2024-05-01T12:30:00.2500000Z""#, 1_714_566_600.25),
            (#""2024-05-01T12:30:00.250000000Z""#, 1_714_566_600.25),
            (#""2024-05-01T14:30:00+02:00""#, 1_714_566_600),
            (#""2024-05-01T09:00:00-0330""#, 1_714_566_600),
            (#""2024-05-01T14:30:00+02""#, 1_714_566_600),
            // PostgreSQL; Java without seconds.
            (#""2024-05-01 12:30:00+00""#, 1_714_566_600),
            (#""2024-05-01T12:30Z""#, 1_714_566_600),
            (#""2024-02-29T00:00:00Z""#, 1_709_164_800),
            (#""2016-12-31T23:59:60Z""#, 1_483_228_800),
            (#""1969-12-31T23:59:59Z""#, -1),
            (#""0001-01-01T00:00:00Z""#, -62_135_596_800),
            ("1714566600", 1_714_566_600),
            ("1714566600.5", 1_714_566_600.5),
        ])
    func aMomentIsReadHoweverItIsWritten(json: String, seconds: TimeInterval) throws {
        let date = try event(json).at
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_001)
    }

    /// Compares with the system's formatter, over four hundred years.
    @Test func aMomentIsWhatTheSystemTakesItFor() throws {
        let formatter = ISO8601DateFormatter()
        for day in stride(from: -80_000, to: 80_000, by: 97) {
            let date = Date(timeIntervalSince1970: TimeInterval(day) * 86_400 + 12_345)
            #expect(try event("\"\(formatter.string(from: date))\"").at == date)
        }
    }

    @Test(
        arguments: [
            #""yesterday""#, #""""#, #""2024-05-01""#, #""2024-05-01T12:30:00""#, #""2024-13-01T12:30:00Z""#,
            #""2023-02-29T12:30:00Z""#, #""2024-05-01T24:30:00Z""#, #""2024-05-01T12:30:00.Z""#,
            #""2024-05-01T12:30:00Z ""#, #""2024-05-01T12:30:00+25:00""#, "true", "null", "[]",
        ])
    func whatIsNoMomentIsNotTakenForOne(json: String) throws {
        #expect(throws: DecodingError.self) { try event(json) }
    }

    @Test func aMomentThatIsNoneIsNamedWithItsPlace() async throws {
        let transport = StubTransport()
        transport.answer("/events", json: #"{"data": [{"at": "2024-05-01T12:30:00Z"}, {"at": "2024-05-01 um zwölf"}]}"#)
        let url = try #require(URL(string: "https://a.b"))
        let provider = HTTPProvider(baseURL: url, transport: transport)
        let reason = #"'data.1.at' is "2024-05-01 um zwölf": expected a moment such as 2024-05-01T12:30:00Z"#
        await #expect(throws: HTTPError.notDecodable(keyPath: "data", type: "Array<Event>", reason: reason)) {
            try await provider.value(of: .get("/events"), at: "data", as: [Event].self)
        }
    }

    @Test func whatIsSentIsReadBack() throws {
        let event = Event(at: Date(timeIntervalSince1970: 1_714_566_600))
        let request = try HTTPRequest.post("/events", json: event)
        #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == #"{"at":"2024-05-01T12:30:00Z"}"#)
        #expect(try ServerJSON.decoder().decode(Event.self, from: #require(request.body)) == event)
    }

    private struct State: Decodable, Sendable {
        enum Name: String, Decodable { case open, closed }

        let name: Name
        let password: Int?
        let seats: [Int]?
    }

    @Test(
        arguments: [
            (#"{"name": "parked"}"#, #"'name' is "parked": "#),
            (#"{"name": {"en": "open", "de": "offen"}}"#, "'name' is an object of 'de', 'en', not of type String"),
            (#"{"name": "open", "password": "hush"}"#, "'password' is …, not of type Int"),
            (#"{"name": "open", "seats": [1, "two"]}"#, #"'seats.1' is "two", not of type Int"#),
            (#"{"name": "open", "seats": 7.5}"#, "'seats' is 7.5, not a list"),
            (#"{"name": "open", "seats": true}"#, "'seats' is true, not a list"),
            (#"{"name": "open", "seats": "\#(String(repeating: "x", count: 99))"}"#, "xxx…, not a list"),
        ])
    func theReasonShowsAShortPieceOfWhatIsThere(json: String, reason: String) async throws {
        let transport = StubTransport()
        transport.answer("/a", json: json)
        let url = try #require(URL(string: "https://a.b"))
        let error = await #expect(throws: HTTPError.self) {
            try await HTTPProvider(baseURL: url, transport: transport).value(of: .get("/a"), as: State.self)
        }
        guard case .notDecodable(_, "State", let told) = error else {
            Issue.record("Not said to be undecodable: \(String(describing: error))")
            return
        }
        #expect(told.contains(reason), "\(told)")
        #expect(told.count < 200)
        #expect(!told.contains("hush"))
    }
}
