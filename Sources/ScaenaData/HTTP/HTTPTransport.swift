import Foundation

/// Carries a request to a server and its answer back: URLSession in an app, a stub in a test, a team's own networking.
///
/// A transport of one's own needs ``send(_:to:)`` only, and hands on what it is given:
///
/// ```swift
/// struct OwnTransport: HTTPTransport {
///     let client: OwnClient
///
///     func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
///         let (data, response) = try await client.load(request.urlRequest(to: url))
///         return try HTTPResponse(response, body: data)
///     }
/// }
/// ```
///
/// Everything else is done around it, by ``HTTPProvider``: limits, deadlines, tokens, retries, logs, forms, decoding. A
/// transport does not judge: whatever status came back is an answer. It obeys cancellation, which is how a deadline ends
/// it. See <doc:OwnNetworking>.
public protocol HTTPTransport: Sendable {
    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    /// - Returns: The server's answer.
    /// - Throws: ``HTTPError`` or `URLError` when no answer came: others are not known to pass, and not retried;
    ///   `CancellationError` when the task was cancelled.
    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse

    /// Sends a request and tells of its progress. By default the progress is told once, when all has come.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    ///   - progress: Hears how far it has come.
    /// - Returns: The server's answer.
    /// - Throws: ``HTTPError`` when no answer came; `CancellationError` when the task was cancelled.
    func send(
        _ request: HTTPRequest, to url: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse

    /// Sends a request and writes a successful answer's body into a file. By default the body is in memory first.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    ///   - file: Where the body goes, in the place of what is there. It is touched only when all has come, with a
    ///     status of success.
    ///   - progress: Hears how far it has come.
    /// - Returns: The server's answer; the body is empty when it went into the file.
    /// - Throws: ``HTTPError`` when no answer came or the file cannot be written; `CancellationError` when the task was
    ///   cancelled.
    func download(
        _ request: HTTPRequest, to url: URL, into file: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse
}

extension HTTPTransport {
    /// Sends a request and tells, at the end, that all has come.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    ///   - progress: Hears of the answer's body.
    /// - Returns: The server's answer.
    /// - Throws: The errors of ``send(_:to:)``.
    public func send(
        _ request: HTTPRequest, to url: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse {
        let response = try await send(request, to: url)
        let count = Int64(response.body.count)
        progress(HTTPProgress(.download, completed: count, total: count))
        return response
    }

    /// Sends a request, then writes its answer's body into a file.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    ///   - file: Where the body goes.
    ///   - progress: Hears of the answer's body.
    /// - Returns: The server's answer; the body is empty when it went into the file.
    /// - Throws: The errors of ``send(_:to:)``; ``HTTPError/file(path:reason:)``.
    public func download(
        _ request: HTTPRequest, to url: URL, into file: URL, progress: @escaping HTTPProgressHandler
    ) async throws -> HTTPResponse {
        var response = try await send(request, to: url, progress: progress)
        guard response.isSuccess else { return response }
        do {
            try response.body.write(to: file, options: .atomic)
        } catch {
            throw HTTPError.file(path: file.path, reason: FileFailure.reason(of: error))
        }
        response.bytesInFile = response.body.count
        response.body = Data()
        return response
    }
}
