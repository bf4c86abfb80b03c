import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("HTTPProvider")
struct HTTPProviderTests {
    private struct About: Codable, Equatable, Sendable {
        let text: String
        let pages: [Page]
    }

    private struct Page: Codable, Equatable, Sendable {
        let number: Int
    }

    private let transport = StubTransport()

    private func provider(_ address: String = "https://api.example.com") throws -> HTTPProvider {
        HTTPProvider(baseURL: try #require(URL(string: address)), transport: transport)
    }

    @Test(
        arguments: [
            ("", #"{"text":"a","pages":[]}"#),
            ("data", #"{"data":{"text":"a","pages":[]}}"#),
            ("data.about", #"{"data":{"about":{"text":"a","pages":[]},"other":1}}"#),
        ])
    func decodesAtAnyDepth(keyPath: String, json: String) async throws {
        transport.answer("/about", json: json)
        let about: About = try await provider().value(of: .get("/about"), at: keyPath)
        #expect(about == About(text: "a", pages: []))
    }

    @Test(
        arguments: [
            (#"{"data":{}}"#, "there is no key 'data.about'"),
            (#"{}"#, "there is no key 'data'"),
            (#"{"data":[]}"#, "'data' is a list of 0, not an object"),
            (#"{"data":{"news":[],"text":"a"}}"#, "there is no key 'data.about', but 'news', 'text'"),
            (#"{"data":{"about":null}}"#, "'data.about' is null"),
            (#"{"data":{"about":{"text":1,"pages":[]}}}"#, "'data.about.text' is 1, not of type String"),
            (
                #"{"data":{"about":{"text":"a","pages":[{"number":1},{}]}}}"#,
                "there is no key 'data.about.pages.1.number'"
            ),
            ("", "it is not JSON: it is empty"),
            ("<html>\n502 Bad Gateway", "it is not JSON: it begins with <html> 502 Bad Gateway"),
            // Half of it, perhaps with a secret: nothing of it is shown.
            (#"{"token": "abc"#, "it is not JSON"),
        ])
    func whatIsNotThereIsNamed(json: String, reason: String) async throws {
        transport.answer("/about", json: json)
        await #expect(throws: HTTPError.notDecodable(keyPath: "data.about", type: "About", reason: reason)) {
            try await provider().value(of: .get("/about"), at: "data.about", as: About.self)
        }
    }

    @Test func theDescriptionNamesKeyPathAndType() {
        let error = HTTPError.notDecodable(keyPath: "data.text", type: "String", reason: "there is no key 'data'")
        #expect("\(error)" == "No String at 'data.text' in the answer: there is no key 'data'")
        #expect(error.errorDescription == "The server's answer was not understood. Please try again later.")
    }

    @Test(arguments: [199, 300, 304, 400, 401, 404, 500, 503])
    func everyStatusButSuccessIsAnError(status: Int) async throws {
        transport.answer("/about", status: status, json: "{}")
        let url = try #require(URL(string: "https://api.example.com/about"))
        await #expect(throws: HTTPError.status(status, url, body: Data("{}".utf8))) {
            try await provider().response(to: .get("/about"))
        }
    }

    @Test(
        arguments: [
            ("https://a.b", "/c", "https://a.b/c"),
            ("https://a.b/", "/c", "https://a.b/c"),
            ("https://a.b/v1/", "c", "https://a.b/v1/c"),
            ("https://a.b/v1?key=1", "/c d", "https://a.b/v1/c%20d?key=1&q=2"),
            ("https://a.b", "", "https://a.b"),
            ("https://a.b", "/files/a%2Fb c", "https://a.b/files/a%2Fb%20c"),
            ("https://a.b/x%2Fy/", "c", "https://a.b/x%2Fy/c"),
            ("https://a.b", "/100%/%zz/?", "https://a.b/100%25/%25zz/%3F"),
            ("https://a.b", "/ä/a+b", "https://a.b/%C3%A4/a+b"),
        ])
    func theAddressIsPutTogether(base: String, path: String, address: String) async throws {
        let transport = AddressTransport()
        let provider = HTTPProvider(baseURL: try #require(URL(string: base)), transport: transport)
        let query = address.contains("q=2") ? [URLQueryItem(name: "q", value: "2")] : []
        let response = try await provider.response(to: .get(path, query: query))
        #expect(String(decoding: response.body, as: UTF8.self) == address)
    }

    @Test func aQuerySaysWhatItsValuesSay() async throws {
        let base = try #require(URL(string: "https://a.b/c?k=1%2B1"))
        let provider = HTTPProvider(baseURL: base, transport: AddressTransport())
        let query = [
            URLQueryItem(name: "phone", value: "+49 30"), URLQueryItem(name: "a&b=c", value: "1;2#3%"),
            URLQueryItem(name: "flag", value: nil),
        ]
        let response = try await provider.response(to: .get("", query: query))
        let address = String(decoding: response.body, as: UTF8.self)
        #expect(address == "https://a.b/c?k=1%2B1&phone=%2B49%2030&a%26b%3Dc=1%3B2%233%25&flag")
    }

    @Test func anAddressWithoutAHostIsRefused() async throws {
        let provider = try provider("about:blank")
        await #expect(throws: HTTPError.invalidAddress("about:blank/x")) {
            try await provider.response(to: .get("/x"))
        }
    }

    @Test func whatJSONCannotSayIsNotSent() throws {
        let error = #expect(throws: HTTPError.self) { try HTTPRequest.post("/x", json: Double.infinity) }
        guard case .notEncodable(type: "Double", _) = error else {
            Issue.record("Not the encoder's refusal: \(String(describing: error))")
            return
        }
    }

    @Test func aHeldAnswerWaitsForTheTest() async throws {
        let held = transport.hold("/about")
        let provider = try provider()
        let task = Task { try await provider.value(of: .get("/about"), at: "text", as: String.self) }
        await held.arrival()
        #expect(transport.requests.map(\.path) == ["/about"])
        held.answer(json: #"{"text":"now"}"#)
        held.fail(with: HTTPError.offline)
        #expect(try await task.value == "now")
    }

    @Test func cancellingAHeldRequestIsACancellation() async throws {
        let held = transport.hold("/about")
        let provider = try provider()
        let task = Task { try await provider.response(to: .get("/about")) }
        await held.arrival()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func answersComeInOrderAndTheLastStays() async throws {
        transport.fail("/n", with: HTTPError.offline)
        transport.answer("/n", json: "1")
        transport.answer("/n", json: "2")
        let provider = try provider()
        await #expect(throws: HTTPError.offline) { try await provider.response(to: .get("/n")) }
        var values: [Int] = []
        for _ in 0..<3 { values.append(try await provider.value(of: .get("/n"))) }
        #expect(values == [1, 2, 2])
    }

    @Test func aPathWithoutAnswerIsNamed() async throws {
        transport.answer("/about")
        let provider = try provider()
        let error = await #expect(throws: StubTransportError.self) { try await provider.response(to: .get("/abuot")) }
        #expect(error?.description == "No answer for /abuot: the stub transport has some for /about.")
    }
}

/// Answers with the address that it was asked.
private struct AddressTransport: HTTPTransport {
    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        HTTPResponse(status: 200, body: Data(url.absoluteString.utf8))
    }
}
