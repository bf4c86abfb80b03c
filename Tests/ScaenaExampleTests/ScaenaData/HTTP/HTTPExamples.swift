import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Examples of HTTP")
struct HTTPExamples {
    private let url: URL
    private let transport = StubTransport()
    private let provider: HTTPProvider

    init() throws {
        url = try #require(URL(string: "https://shop.example/api"))
        provider = HTTPProvider(baseURL: url, transport: transport)
        transport.answer("/items", json: #"{"data": [{"id": 1, "name": "Lamp", "isFavourite": false}]}"#)
        transport.answer("/items/7", status: 404)
        transport.answer("/items/7/photo")
    }

    struct OwnClient: Sendable {
        func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
            let url = try #require(request.url)
            let response = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: nil, headerFields: ["X-Total-Count": "2"])
            return (Data("[]".utf8), try #require(response))
        }
    }

    struct OwnTransport: HTTPTransport {
        let client: OwnClient

        func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
            let (data, response) = try await client.load(request.urlRequest(to: url))
            return try HTTPResponse(response, body: data)
        }
    }

    @Test func valuesAreFetched() async throws {
        let items: [Item] = try await provider.value(of: .get("/items"), at: "data")
        #expect(items.map(\.name) == ["Lamp"])
    }

    @Test func aTeamsOwnNetworkingCarries() async throws {
        let provider = HTTPProvider(baseURL: url, transport: OwnTransport(client: OwnClient()))
        let response = try await provider.response(to: .get("/items"))
        let total = response.header("X-Total-Count").flatMap { Int($0) } ?? 0
        #expect(total == 2)
    }

    @Test func requestsSayWhatTheyWant() async throws {
        var request = HTTPRequest.get("/items", query: [URLQueryItem(name: "page", value: "2")])
        request.headers["Accept-Language"] = "fa"
        request.timeout = 10
        let page = try await provider.response(to: request)
        #expect(page.isSuccess)

        let photo = URL(fileURLWithPath: "/tmp/vase.jpg")
        var upload = HTTPRequest(.put, "/items/7/photo")
        upload.upload = .file(photo)  // read piece by piece, whatever its size
        #expect(upload.upload != nil)

        func mayBeSentAgain(_ request: HTTPRequest) -> Bool {
            request.isRepeatable ?? request.method.isIdempotent
        }
        #expect(mayBeSentAgain(upload) && !mayBeSentAgain(HTTPRequest(.post, "/items")))
    }

    @Test func formsCarryFiles() {
        let photo = Data([1, 2, 3])
        var form = MultipartForm()
        form.add("name", text: "Vase")
        form.add("photo", data: photo, fileName: "vase.jpg", contentType: "image/jpeg")
        let request = HTTPRequest.post("/items", multipart: form)
        #expect(request.method == .post)
        let attachments = form.parts.compactMap(\.fileName)  // ["vase.jpg"]
        #expect(attachments == ["vase.jpg"])
        let bytes = form.parts.reduce(0) { sum, part in
            if case .data(let data) = part.content { sum + data.count } else { sum }
        }
        #expect(bytes >= photo.count)
    }

    @Test func errorsAreAnswered() async {
        func message(for error: any Error) -> String {
            switch error as? HTTPError {
            case .offline, .unreachable: "You are offline. What you see may be old."
            case .status(404, _, _): "This item is gone."
            default: ErrorViewModel(error: error).message
            }
        }
        do {
            let _: Item = try await provider.value(of: .get("/items/7"))
        } catch {
            #expect(message(for: error) == "This item is gone.")
        }
        #expect(message(for: HTTPError.offline).hasPrefix("You are offline."))
    }

    @Test func requestsAreLogged() async throws {
        let (log, lines) = AsyncStream.makeStream(of: HTTPLogEntry.self)
        let provider = HTTPProvider(
            baseURL: url, transport: transport,
            log: HTTPLog(hiding: .standard.and("card")) { entry in lines.yield(entry) })
        _ = try await provider.response(to: .get("/items", query: [URLQueryItem(name: "card", value: "4711")]))
        lines.finish()
        let entry = try #require(await log.first { _ in true })
        #expect(!entry.description.contains("4711"))

        func line(for entry: HTTPLogEntry) -> String {
            let seconds = String(format: "%.1f", entry.seconds)
            return entry.attempt > 1 ? "\(entry) (attempt \(entry.attempt), \(seconds) s)" : "\(entry)"
        }
        #expect(line(for: entry).contains("/items"))
        func isError(_ entry: HTTPLogEntry) -> Bool {
            switch entry.outcome {
            case .answer(let status, _): status >= 400
            case .failure, .notUnderstood: true
            }
        }
        #expect(!isError(entry))

        let secrets = SecretNames.standard.and("card", "iban")
        let isHidden = secrets.contains("X-Card-Number")
        #expect(isHidden)
    }

    @Test func progressIsShown() {
        func caption(of progress: HTTPProgress) -> String {
            let verb = progress.direction == .upload ? "Uploading" : "Downloading"
            return progress.fraction.map { "\(verb): \(Int($0 * 100)) %" } ?? verb
        }
        #expect(caption(of: HTTPProgress(.upload, completed: 1, total: 4)) == "Uploading: 25 %")
        #expect(caption(of: HTTPProgress(.download, completed: 1, total: nil)) == "Downloading")
    }

    @Test func requestsAreRepeated() async throws {
        transport.answer("/busy", status: 503)
        let time = ManualTime(passesBySleeping: true)
        let retry = HTTPRetry(attempts: 3, firstPause: 1, statuses: [429, 503])
        let provider = HTTPProvider(baseURL: url, transport: transport, retry: retry, time: time)
        _ = try? await provider.response(to: .get("/busy"))
        #expect(transport.requests.count == 3)
    }

    @Test func sessionsAreAnAppsOwn() throws {
        let configuration = URLSessionConfiguration.default
        configuration.httpMaximumConnectionsPerHost = 4
        let transport = URLSessionTransport(configuration: configuration)
        let provider = HTTPProvider(baseURL: url, transport: transport)
        #expect(provider.baseURL == url)
        transport.invalidate()

        func pinned(to certificateFile: URL) throws -> URLSessionTransport {
            let pins = PinnedCertificates(["api.example.com": [try Data(contentsOf: certificateFile)]])
            let transport = URLSessionTransport(configuration: .ephemeral, pins: pins)
            return transport
        }
        #expect(throws: (any Error).self) { try pinned(to: URL(fileURLWithPath: "/nowhere/shop.der")) }
    }

    @Test func serversHaveWaysOfTheirOwn() async throws {
        struct Price: Codable, Sendable { let perUnit: Int }
        transport.answer("/price", json: #"{"per_unit": 3}"#)
        let transport = transport
        let provider = HTTPProvider(baseURL: url, transport: transport) {
            let decoder = ServerJSON.decoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return decoder
        }
        let price: Price = try await provider.value(of: .get("/price"))
        #expect(price.perUnit == 3)
    }

    @Test func tokensAreRefreshed() async throws {
        struct Login: Sendable {
            func refresh(_ rejected: String?) async throws -> String { "new" }
        }
        let (saved, login, transport) = ("old", Login(), transport)
        let tokens = BearerTokens(saved) { rejected in try await login.refresh(rejected) }
        let provider = HTTPProvider(baseURL: url, transport: transport, tokens: tokens)
        try await provider.response(to: .get("/items"))
        #expect(transport.requests.last?.headers["Authorization"] == "Bearer old")
    }
}
