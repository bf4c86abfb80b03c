import Foundation
import ScaenaKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests over a `URLSession`.
///
/// A session of the transport's own limits redirections, keeps secrets from strangers to whom a redirection leads,
/// obeys ``HTTPRequest/bodyLimit`` while the answer comes in, and tells progress piece by piece. A session that was made
/// elsewhere keeps its own delegate: limit and progress are then seen to at the end.
public struct URLSessionTransport: HTTPTransport {
    /// A transport over one session for the whole app, which keeps nothing on disk, neither cookies nor answers.
    ///
    /// One for all, since a session lives until it is invalidated: a new one for each provider would be a leak.
    public static let shared = URLSessionTransport(configuration: .ephemeral)

    private enum Source: Sendable {
        case own(SessionPool)
        case given(URLSession)
    }

    private let source: Source

    /// A transport over a session that was made elsewhere, with its own delegate.
    ///
    /// - Parameter session: The session. Who made it invalidates it.
    public init(session: URLSession) {
        source = .given(session)
    }

    /// A transport over a session of its own, which lives until ``invalidate()``: make one for the whole app.
    ///
    /// - Parameter configuration: The session's.
    public init(configuration: URLSessionConfiguration) {
        source = .own(SessionPool(configuration: configuration))
    }

    /// Lets what is under way end, and frees the session. What is sent afterwards fails.
    public func invalidate() {
        switch source {
        case .own(let pool): pool.invalidate()
        case .given(let session): session.finishTasksAndInvalidate()
        }
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: ``HTTPError`` when no answer came; `CancellationError` when the task was cancelled.
    public func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        try await exchange(request, url, file: nil, progress: nil)
    }

    /// Sends a request and tells of its progress.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    ///   - progress: Hears how far it has come.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: ``HTTPError`` when no answer came; `CancellationError` when the task was cancelled.
    public func send(
        _ request: HTTPRequest, to url: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse {
        try await exchange(request, url, file: nil, progress: progress)
    }

    /// Sends a request and streams a successful answer's body into a file.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    ///   - file: Where the body goes, in the place of what is there. It is touched only when all has come.
    ///   - progress: Hears how far it has come.
    /// - Returns: What the server answered; the body is empty when it went into the file.
    /// - Throws: ``HTTPError`` when no answer came or the file cannot be written; `CancellationError` when the task was
    ///   cancelled.
    public func download(
        _ request: HTTPRequest, to url: URL, into file: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse {
        try await exchange(request, url, file: file, progress: progress)
    }

    private func exchange(
        _ request: HTTPRequest, _ url: URL, file: URL?, progress: HTTPProgressHandler?
    ) async throws -> HTTPResponse {
        let body = try UploadBody(of: request)
        defer { body.remove() }
        let request = body.request
        let (session, delegate): (URLSession, SessionDelegate?)
        switch source {
        case .own(let pool): (session, delegate) = (try await pool.take(for: url), pool.delegate)
        case .given(let given): (session, delegate) = (given, nil)
        }
        defer { if case .own(let pool) = source { pool.giveBack(session, from: url) } }
        let running = Locked<Running>(.notYet)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let exchange = SessionExchange(request, to: url, file: file, progress: progress) {
                    continuation.resume(with: $0)
                }
                let task = Self.task(for: request, to: url, in: session, delegate: delegate, exchange: exchange)
                let isCancelled = running.withLock { running in
                    if case .cancelled = running { return true }
                    running = .task(task)
                    return false
                }
                // Resumed in either case: only a task that was resumed calls back.
                task.resume()
                if isCancelled { SessionDelegate.cancel(task) }
            }
        } onCancel: {
            let task = running.withLock { running -> URLSessionTask? in
                defer { running = .cancelled }
                if case .task(let task) = running { return task }
                return nil
            }
            if let task { SessionDelegate.cancel(task) }
        }
    }

    private enum Running: Sendable {
        case notYet
        case task(URLSessionTask)
        case cancelled
    }

    private static func task(
        for request: HTTPRequest, to url: URL, in session: URLSession, delegate: SessionDelegate?,
        exchange: SessionExchange
    ) -> URLSessionTask {
        let urlRequest = urlRequest(for: request, to: url)
        let file: URL? = if case .file(let file) = request.upload { file } else { nil }
        guard let delegate else {
            let end: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { body, response, error in
                if let response { exchange.receive(response) }
                if let body { exchange.receive(body) }
                exchange.complete(with: error)
            }
            return file.map { session.uploadTask(with: urlRequest, fromFile: $0, completionHandler: end) }
                ?? session.dataTask(with: urlRequest, completionHandler: end)
        }
        let task =
            file.map { session.uploadTask(with: urlRequest, fromFile: $0) } ?? session.dataTask(with: urlRequest)
        delegate.add(exchange, for: task)
        return task
    }

    private static func urlRequest(for request: HTTPRequest, to url: URL) -> URLRequest {
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = request.method.rawValue
        if request.upload == nil { urlRequest.httpBody = request.body }
        urlRequest.timeoutInterval = request.timeout
        urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        return urlRequest
    }
}
