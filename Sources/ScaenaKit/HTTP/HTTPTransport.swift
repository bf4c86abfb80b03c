import Foundation

/// Carries a request to a server and its answer back: URLSession in an app, a stub in a test.
///
/// A transport does not judge: whatever status came back is an answer.
public protocol HTTPTransport: Sendable {
    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, query included.
    /// - Returns: What the server answered.
    /// - Throws: ``HTTPError`` when no answer came; `CancellationError` when the task was cancelled.
    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse
}
