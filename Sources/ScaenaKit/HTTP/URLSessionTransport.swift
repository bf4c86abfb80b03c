import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests over a `URLSession`.
public struct URLSessionTransport: HTTPTransport {
    /// A transport over one session for the whole app, which keeps nothing on disk, neither cookies nor answers.
    ///
    /// One for all, since a session lives until it is invalidated: a new one for each provider would be a leak.
    public static let shared = URLSessionTransport(session: URLSession(configuration: .ephemeral))

    private let session: URLSession

    /// A transport over a session.
    ///
    /// - Parameter session: The session. Who made it invalidates it.
    public init(session: URLSession) {
        self.session = session
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: ``HTTPError`` when no answer came; `CancellationError` when the task was cancelled.
    public func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let urlRequest = Self.urlRequest(for: request, to: url)
        let running = Locked<Running>(.notYet)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = session.dataTask(with: urlRequest) { body, response, error in
                    continuation.resume(with: Self.outcome(body: body, response: response, error: error, url: url))
                }
                let isCancelled = running.withLock { running in
                    if case .cancelled = running { return true }
                    running = .task(task)
                    return false
                }
                // Resumed in either case: only a task that was resumed calls back.
                task.resume()
                if isCancelled { task.cancel() }
            }
        } onCancel: {
            let task = running.withLock { running -> URLSessionTask? in
                defer { running = .cancelled }
                if case .task(let task) = running { return task }
                return nil
            }
            task?.cancel()
        }
    }

    private enum Running: Sendable {
        case notYet
        case task(URLSessionTask)
        case cancelled
    }

    private static func urlRequest(for request: HTTPRequest, to url: URL) -> URLRequest {
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.httpBody = request.body
        urlRequest.timeoutInterval = request.timeout
        urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        return urlRequest
    }

    private static func outcome(
        body: Data?, response: URLResponse?, error: (any Error)?, url: URL
    ) -> Result<HTTPResponse, any Error> {
        if let error { return .failure(failure(error, url: url)) }
        guard let response = response as? HTTPURLResponse else { return .failure(HTTPError.notHTTP(url)) }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
        return .success(HTTPResponse(status: response.statusCode, headers: headers, body: body ?? Data()))
    }

    private static func failure(_ error: any Error, url: URL) -> any Error {
        guard let error = error as? URLError else {
            return HTTPError.transport(url, code: (error as NSError).code)
        }
        switch error.code {
        case .cancelled:
            return CancellationError()
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff:
            return HTTPError.offline
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed:
            return HTTPError.unreachable(url)
        case .timedOut:
            return HTTPError.timedOut(url)
        case .networkConnectionLost:
            return HTTPError.connectionLost(url)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            return HTTPError.untrusted(url)
        case .badServerResponse:
            return HTTPError.notHTTP(url)
        default:
            return HTTPError.transport(url, code: error.errorCode)
        }
    }
}
