import Foundation
import ScaenaKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests over a `URLSession`.
///
/// It limits redirections, keeps secrets from strangers to whom a redirection leads, obeys ``HTTPRequest/bodyLimit`` while
/// the answer comes in, and tells progress piece by piece.
///
/// On Linux it has no `URLCache`, whatever the configuration says: Foundation's traps there when a request is cancelled as its
/// answer comes.
///
/// ```swift
/// let configuration = URLSessionConfiguration.default
/// configuration.httpMaximumConnectionsPerHost = 4
/// let transport = URLSessionTransport(configuration: configuration)
/// let provider = HTTPProvider(baseURL: url, transport: transport)
/// ```
public struct URLSessionTransport: HTTPTransport {
    /// A transport over one session for the whole app, which keeps nothing on disk, neither cookies nor answers.
    ///
    /// One for all, since a session lives until it is invalidated: a new one for each provider would be a leak.
    public static let shared = URLSessionTransport(configuration: .ephemeral)

    private let pool: SessionPool

    /// A transport over a session that was made elsewhere.
    ///
    /// On Apple platforms its delegate goes on hearing of what this transport does not see to, as of a server's
    /// certificate. On Linux, where such a session keeps all that comes in, its configuration is used, and not its delegate.
    ///
    /// - Parameter session: The session. Who made it invalidates it; not a background session.
    public init(session: URLSession) {
        pool = SessionPool(session: session)
    }

    /// A transport over a session of its own, which lives until ``invalidate()``: make one for the whole app.
    ///
    /// - Parameters:
    ///   - configuration: The session's.
    ///   - pins: The certificates by which servers are known; none by default.
    public init(configuration: URLSessionConfiguration, pins: PinnedCertificates = .none) {
        pool = SessionPool(configuration: configuration, pins: pins)
    }

    /// Lets what is under way end, and frees the session. What is sent afterwards fails.
    public func invalidate() {
        pool.invalidate()
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    /// - Returns: The server's answer, whatever its status.
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
    /// - Returns: The server's answer, whatever its status.
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
    /// - Returns: The server's answer; the body is empty when it went into the file.
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
        guard pool.pins.allow(url) else { throw HTTPError.untrusted(url) }
        let session = try await pool.take(for: url)
        defer { pool.giveBack(session, from: url) }
        let running = Locked<Running>(.notYet)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let exchange = SessionExchange(request, to: url, file: file, progress: progress) {
                    continuation.resume(with: $0)
                }
                let task = Self.task(for: request, to: url, in: session)
                pool.connect(exchange, with: task)
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

    private static func task(for request: HTTPRequest, to url: URL, in session: URLSession) -> URLSessionTask {
        let urlRequest = request.urlRequest(to: url)
        guard case .file(let file) = request.upload else { return session.dataTask(with: urlRequest) }
        return session.uploadTask(with: urlRequest, fromFile: file)
    }
}
