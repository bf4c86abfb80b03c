import Foundation
import ScaenaData
import ScaenaTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A team's own networking under a provider.
@Suite("A transport of one's own")
struct OwnTransportTests {
    /// A team's own client: it takes and gives the types of Foundation, and throws Foundation's errors.
    private struct Client: Sendable {
        let load: @Sendable (URLRequest) throws -> (Data, URLResponse)
    }

    private struct OwnTransport: HTTPTransport {
        let client: Client

        func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
            let (data, response) = try client.load(request.urlRequest(to: url))
            return try HTTPResponse(response, body: data)
        }
    }

    private func provider(
        retry: HTTPRetry = .never, _ load: @escaping @Sendable (URLRequest) throws -> (Data, URLResponse)
    ) throws -> HTTPProvider {
        HTTPProvider(
            baseURL: try #require(URL(string: "https://a.b")), transport: OwnTransport(client: Client(load: load)),
            retry: retry, time: ManualTime(passesBySleeping: true))
    }

    private static func answer(_ request: URLRequest, status: Int = 200, _ body: String) throws -> (Data, URLResponse) {
        let url = try #require(request.url)
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: ["X-A": "1"])
        return (Data(body.utf8), try #require(response))
    }

    @Test func isHandedAFormThatIsPutTogether() async throws {
        let provider = try provider { request in
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "multipart/form-data; boundary=line")
            return try Self.answer(request, String(decoding: request.httpBody ?? Data(), as: UTF8.self))
        }
        var form = MultipartForm(boundary: "line")
        form.add("title", text: "Ä")
        let response = try await provider.response(to: .post("/a", multipart: form))
        let lines = ["--line", "Content-Disposition: form-data; name=\"title\"", "", "Ä", "--line--", ""]
        #expect(String(decoding: response.body, as: UTF8.self) == lines.joined(separator: "\r\n"))
        #expect(response.header("x-a") == "1")
    }

    @Test func itsFailuresAreRetriedAndNamedAsAnybodys() async throws {
        let attempts = Tally()
        let retry = HTTPRetry(attempts: 3, firstPause: 1, jitter: 0)
        let provider = try provider(retry: retry) { request in
            if attempts.increment() < 3 { throw URLError(.networkConnectionLost) }
            return try Self.answer(request, "1")
        }
        #expect(try await provider.value(of: .get("/a")) == 1)
        let offline = try self.provider { _ in throw URLError(.notConnectedToInternet) }
        await #expect(throws: HTTPError.offline) { try await offline.response(to: .get("/a")) }
    }

    @Test func itsAnswersHaveTheirLimit() async throws {
        let provider = try provider { try Self.answer($0, "0123456789") }
        var request = HTTPRequest.get("/a")
        request.bodyLimit = 9
        let url = try #require(URL(string: "https://a.b/a"))
        await #expect(throws: HTTPError.tooLarge(url, limit: 9)) { try await provider.response(to: request) }
    }

    @Test func whatIsNotHTTPIsNoAnswer() async throws {
        let url = try #require(URL(string: "file:///a"))
        let provider = try provider { _ in
            (Data(), URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
        }
        await #expect(throws: HTTPError.notHTTP(url)) { try await provider.response(to: .get("/a")) }
    }

    @Test func aManagerOverItKnowsThatTheDeviceIsOffline() async throws {
        let requests = Tally()
        let provider = try provider { request in
            guard requests.increment() == 1 else { throw URLError(.notConnectedToInternet) }
            return try Self.answer(request, #""kept""#)
        }
        let time = ManualTime()
        let manager = ModelManager<Int, String>("text", ages: ModelAges(fresh: 1), time: time) { _ in
            try await provider.value(of: .get("/a"))
        }
        #expect(try await manager.model(for: 1) == "kept")
        await time.advance(by: 10)
        #expect(try await manager.model(for: 1) == "kept")
        #expect(requests.value == 2)
    }
}
