import Foundation

/// Fetches values from a server that speaks JSON over HTTP.
///
/// ```swift
/// let text: String = try await provider.value(of: .get("/about"), at: "data.text")
/// ```
public struct HTTPProvider: Sendable {
    /// The address that every request's path is appended to.
    public let baseURL: URL
    /// Header fields of every request, as of authorisation or language.
    public let headers: [String: String]

    private let transport: any HTTPTransport
    private let makeDecoder: @Sendable () -> JSONDecoder

    /// A provider for one server.
    ///
    /// - Parameters:
    ///   - baseURL: The address that every request's path is appended to.
    ///   - headers: Header fields of every request.
    ///   - transport: Who carries the requests: URLSession by default.
    ///   - makeDecoder: Makes the decoder of an answer: each its own, since a decoder is not to be shared between
    ///     threads.
    public init(
        baseURL: URL, headers: [String: String] = [:], transport: any HTTPTransport = URLSessionTransport.shared,
        makeDecoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.transport = transport
        self.makeDecoder = makeDecoder
    }

    /// Sends a request and reads a value from its answer, off the caller's actor.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - keyPath: Where in the answer the value is: keys with dots between them, as in `data.text`. Empty for the
    ///     whole answer.
    ///   - type: The value's type.
    /// - Returns: The value.
    /// - Throws: ``HTTPError``; `CancellationError` when the task was cancelled.
    public func value<Value: Decodable & Sendable>(
        of request: HTTPRequest, at keyPath: String = "", as type: Value.Type = Value.self
    ) async throws -> Value {
        let response = try await response(to: request)
        try Task.checkCancellation()
        let decoder = makeDecoder()
        KeyPathInfo.set(keyPath, on: decoder)
        do {
            return try decoder.decode(AtKeyPath<Value>.self, from: response.body).value
        } catch {
            throw HTTPError.notDecodable(
                keyPath: keyPath, type: String(describing: Value.self), reason: JSONFailure.reason(of: error))
        }
    }

    /// Sends a request, off the caller's actor.
    ///
    /// - Parameter request: The request.
    /// - Returns: What the server answered, with a status of success.
    /// - Throws: ``HTTPError``, among them ``HTTPError/status(_:_:body:)`` for a status from 300 on;
    ///   `CancellationError` when the task was cancelled.
    @discardableResult
    public func response(to request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        var request = request
        request.headers = headers.merging(request.headers) { _, own in own }
        let url = try address(of: request)
        let response = try await transport.send(request, to: url)
        guard response.isSuccess else { throw HTTPError.status(response.status, url, body: response.body) }
        return response
    }

    private func address(of request: HTTPRequest) throws(HTTPError) -> URL {
        guard var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
            throw .invalidAddress(baseURL.absoluteString)
        }
        // One slash between the two, whoever of them wrote it.
        let base = components.path.hasSuffix("/") ? String(components.path.dropLast()) : components.path
        let needsSlash = !request.path.isEmpty && !request.path.hasPrefix("/")
        components.path = base + (needsSlash ? "/" : "") + request.path
        if !request.query.isEmpty { components.queryItems = (components.queryItems ?? []) + request.query }
        guard let url = components.url, url.scheme != nil, url.host != nil else {
            throw .invalidAddress(baseURL.absoluteString + request.path)
        }
        return url
    }
}
