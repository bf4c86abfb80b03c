import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("Mapping")
struct MappingTests {
    private struct Ride: Equatable, Sendable {
        enum State: String, CaseIterable, Sendable { case waiting, riding }

        let id: Int
        let state: State
        let link: URL
        let stops: [Stop]
    }

    private struct Stop: Equatable, Sendable {
        let name: String
        let date: Date
    }

    private struct StopDTO: Decodable, EntityConvertible {
        let name: String?
        let at: String?

        func entity() throws(MappingError) -> Stop {
            Stop(name: try Field("name", name).notEmpty(), date: try Field("at", at).date())
        }
    }

    private struct RideDTO: Decodable, EntityConvertible {
        let id: Int?
        let state: String?
        let link: String?
        let stops: [StopDTO]?

        func entity() throws(MappingError) -> Ride {
            Ride(
                id: try Field("id", id).within(1...1000), state: try Field("state", state).oneOf(),
                link: try Field("link", link).url(), stops: try Field("stops", stops).entities())
        }
    }

    private func provider(_ json: String) throws -> HTTPProvider {
        let transport = StubTransport()
        transport.answer("/ride", json: json)
        return HTTPProvider(baseURL: try #require(URL(string: "https://a.b")), transport: transport)
    }

    private static func json(
        id: String = "7", state: String = "\"riding\"", link: String = "\"https://a.b/7\"",
        stop: String = #"{"name":"Home","at":"1970-01-01T00:00:10Z"}"#
    ) -> String {
        #"{"data":{"id":\#(id),"state":\#(state),"link":\#(link),"stops":[\#(stop)]}}"#
    }

    @Test func whatTheServerSendsBecomesWhatTheAppSpeaksOf() async throws {
        let ride = try await provider(Self.json()).entity(of: .get("/ride"), from: RideDTO.self, at: "data")
        let link = try #require(URL(string: "https://a.b/7"))
        let stop = Stop(name: "Home", date: Date(timeIntervalSince1970: 10))
        #expect(ride == Ride(id: 7, state: .riding, link: link, stops: [stop]))
    }

    @Test(
        arguments: [
            (json(id: "null"), "'data.id' is missing: expected 1 to 1000"),
            (json(id: "0"), "'data.id' is \"0\": expected 1 to 1000"),
            (json(state: "\"lost\""), "'data.state' is \"lost\": expected one of waiting, riding"),
            (json(link: "\"nowhere\""), "'data.link' is \"nowhere\": expected an address"),
            (json(stop: #"{"name":" ","at":null}"#), "'data.stops.0.name' is \" \": expected a text"),
            (
                json(stop: #"{"name":"a","at":"yesterday"}"#),
                "'data.stops.0.at' is \"yesterday\": expected a moment such as 2024-05-01T12:30:00Z"
            ),
        ])
    func theErrorNamesTheFieldAndTheValue(json: String, description: String) async throws {
        let error = await #expect(throws: MappingError.self) {
            try await provider(json).entity(of: .get("/ride"), from: RideDTO.self, at: "data")
        }
        #expect(error?.description == description)
    }

    @Test func aListMayBeShownInPart() {
        let stops = [
            StopDTO(name: "a", at: "1970-01-01T00:00:00.500Z"), StopDTO(name: nil, at: nil),
            StopDTO(name: "c", at: "1970-01-01T00:00:00Z"),
        ]
        var left: [String] = []
        let entities = Field("stops", stops).validEntities { left.append($0.description) }
        #expect(entities.map(\.name) == ["a", "c"])
        #expect(left == ["'stops.1.name' is missing: expected a text"])
    }

    @Test(arguments: [("12.30", "12.3"), ("-0.1", "-0.1"), ("0", "0")])
    func amountsOfMoneyAreExact(text: String, shown: String) throws {
        #expect(try Field("amount", text).decimal().description == shown)
    }

    @Test(arguments: ["12abc", "", "1.2.3", ".5", "5.", "--1", "1e5", "١"])
    func whatIsNoAmountIsRefused(text: String) {
        #expect(throws: MappingError.self) { try Field("amount", text).decimal() }
    }

    @Test func aLongValueIsShortened() {
        let error = MappingError(field: "f", value: String(repeating: "x", count: 500), expected: "less")
        #expect(error.value?.count == 101)
    }
}
