import Foundation
import ScaenaKit

/// Fetches values from a server that speaks JSON over HTTP.
///
/// ```swift
/// let items: [Item] = try await provider.value(of: .get("/items"), at: "data")
/// ```
public struct HTTPProvider: Sendable {
    /// The address that every request's path is appended to.
    public let baseURL: URL
    /// Header fields of every request, as of authorisation or language.
    public let headers: [String: String]

    private let transport: any HTTPTransport
    private let tokens: BearerTokens?
    private let retry: HTTPRetry
    private let log: HTTPLog?
    private let time: any TimeSource
    private let deadlines: Deadlines
    private let makeDecoder: @Sendable () -> JSONDecoder

    /// A provider for one server.
    ///
    /// - Parameters:
    ///   - baseURL: The address that every request's path is appended to.
    ///   - headers: Header fields of every request.
    ///   - transport: The transport of the requests: URLSession by default.
    ///   - tokens: The token that the server knows the user by; `nil` where it asks for none.
    ///   - retry: When a request that failed is sent again: never by default.
    ///   - log: Takes a line of every attempt; `nil` for no log.
    ///   - time: The time of pauses and deadlines.
    ///   - makeDecoder: Makes the decoder of an answer: each its own, since a decoder is not to be shared between
    ///     threads. Dates are read as ``ServerJSON`` does by default.
    public init(
        baseURL: URL, headers: [String: String] = [:], transport: any HTTPTransport = URLSessionTransport.shared,
        tokens: BearerTokens? = nil, retry: HTTPRetry = .never, log: HTTPLog? = nil,
        time: any TimeSource = SystemTime(),
        makeDecoder: @escaping @Sendable () -> JSONDecoder = { ServerJSON.decoder() }
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.transport = WatchedTransport(base: transport, secrets: log?.secrets ?? .standard)
        self.tokens = tokens
        self.retry = retry
        self.log = log
        self.time = time
        deadlines = .by(time)
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
        try await answer(to: request, at: keyPath, as: type).value
    }

    /// As ``value(of:at:as:)``, with the answer that it was read from.
    func answer<Value: Decodable & Sendable>(
        to request: HTTPRequest, at keyPath: String, as type: Value.Type
    ) async throws -> (value: Value, response: HTTPResponse) {
        let response = try await response(to: request)
        try Task.checkCancellation()
        let decoder = makeDecoder()
        KeyPathInfo.set(keyPath, on: decoder)
        do {
            return (try decoder.decode(AtKeyPath<Value>.self, from: response.body).value, response)
        } catch {
            let reason = JSONFailure.reason(of: error, in: response.body, hiding: secrets)
            let error = HTTPError.notDecodable(
                keyPath: keyPath, type: String(describing: Value.self), reason: reason)
            tellNotUnderstood(response, to: request, error.description)
            throw error
        }
    }

    /// Sends a request, off the caller's actor.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - progress: Hears, on any thread, how far it has come; `nil` for nobody.
    /// - Returns: The server's answer, with a status of success.
    /// - Throws: ``HTTPError``, among them ``HTTPError/status(_:_:body:)`` for a status from 300 on;
    ///   `CancellationError` when the task was cancelled; what ``BearerTokens`` throws when it has no token.
    @discardableResult
    public func response(
        to request: HTTPRequest, progress: HTTPProgressHandler? = nil
    ) async throws -> HTTPResponse {
        try await perform(request) { [transport] request, url in
            guard let progress else { return try await transport.send(request, to: url) }
            return try await transport.send(request, to: url, progress: progress)
        }
    }

    /// Sends a request and streams its answer's body into a file, off the caller's actor.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - file: Where the body goes, in the place of what is there. It is touched only when all has come.
    ///   - progress: Hears, on any thread, how far it has come; `nil` for nobody.
    /// - Returns: The server's answer, with a status of success; its body is in the file.
    /// - Throws: As ``response(to:progress:)``, and ``HTTPError/file(path:reason:)``.
    @discardableResult
    public func download(
        _ request: HTTPRequest, into file: URL, progress: HTTPProgressHandler? = nil
    ) async throws -> HTTPResponse {
        var request = request
        request.isDownload = true
        return try await perform(request) { [transport] request, url in
            try await transport.download(request, to: url, into: file, progress: progress ?? { _ in })
        }
    }

    /// Tells the logs, and those who watch, why an answer was of no use, which no attempt says.
    func tellNotUnderstood(_ response: HTTPResponse, to request: HTTPRequest, _ reason: String) {
        if let id = response.watchID {
            for watcher in RequestWatch.current { watcher.notUnderstood(id, reason: reason) }
        }
        let logs = [log, HTTPLog.watched].compactMap { $0 }
        guard !logs.isEmpty, let url = try? address(of: request) else { return }
        for log in logs {
            log.write(log.entry(request, url, attempt: 1, outcome: .notUnderstood(reason), seconds: 0))
        }
    }

    /// The names whose values are not shown.
    var secrets: SecretNames { log?.secrets ?? .standard }

    private func perform(
        _ request: HTTPRequest, _ exchange: @escaping @Sendable (HTTPRequest, URL) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        try Task.checkCancellation()
        var request = request
        request.headers = headers.merging(request.headers) { _, own in own }
        let url = try address(of: request)
        let host = "\(url.host ?? ""):\(url.port ?? 0)"
        let reads = [.get, .head].contains(request.method)
        if reads { AnswerFlights.note(host) }
        // What fails may have been done, too.
        defer { if !reads { AnswerFlights.supersede(asking: host) } }
        // Once for all attempts, and whoever carries them.
        let body = try UploadBody(of: request)
        defer { body.remove() }
        let attempts = HTTPAttempts(
            request: body.request, url: url, retry: retry, tokens: tokens, log: log, time: time,
            deadlines: deadlines)
        let response = try await attempts.response { try await exchange($0, url) }
        if let limit = request.bodyLimit, response.body.count > limit { throw HTTPError.tooLarge(url, limit: limit) }
        guard response.isSuccess else { throw HTTPError.status(response.status, url, body: response.body) }
        return response
    }

    private func address(of request: HTTPRequest) throws(HTTPError) -> URL {
        guard var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
            throw .invalidAddress(baseURL.absoluteString)
        }
        // One slash between the two, whoever of them wrote it.
        let path = components.percentEncodedPath
        let base = path.hasSuffix("/") ? String(path.dropLast()) : path
        let needsSlash = !request.path.isEmpty && !request.path.hasPrefix("/")
        components.percentEncodedPath = base + (needsSlash ? "/" : "") + PercentEncoding.inPath(request.path)
        let query = request.query.map { item in
            PercentEncoding.inQuery(item.name) + (item.value.map { "=" + PercentEncoding.inQuery($0) } ?? "")
        }
        if !query.isEmpty {
            let own = components.percentEncodedQuery.map { $0.isEmpty ? [] : [$0] } ?? []
            components.percentEncodedQuery = (own + query).joined(separator: "&")
        }
        guard let url = components.url, url.scheme != nil, url.host != nil else {
            throw .invalidAddress(baseURL.absoluteString + request.path)
        }
        return url
    }
}
