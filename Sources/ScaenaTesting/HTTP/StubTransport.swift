import Foundation
import ScaenaData
import ScaenaKit

/// A transport that answers from a script, and remembers what was asked.
///
/// ```swift
/// let transport = StubTransport()
/// transport.answer("/about", json: #"{"data": {"text": "Hello"}}"#)
/// let provider = HTTPProvider(baseURL: url, transport: transport)
/// ```
///
/// Several answers for one path are given in their order; the last one is given from then on.
public final class StubTransport: HTTPTransport {
    private enum Reply: Sendable {
        case response(HTTPResponse)
        case failure(any Error)
        case held(HeldAnswer)
    }

    private struct State: Sendable {
        var replies: [String: [Reply]] = [:]
        var requests: [HTTPRequest] = []
    }

    private let state = Locked(State())

    /// A transport without answers.
    public init() {}

    /// The requests so far, in order.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// Answers a path with JSON.
    ///
    /// - Parameters:
    ///   - path: The request's path.
    ///   - status: The status code.
    ///   - json: The body, which need not be well-formed.
    public func answer(_ path: String, status: Int = 200, json: String = "") {
        let headers = ["Content-Type": "application/json"]
        add(.response(HTTPResponse(status: status, headers: headers, body: Data(json.utf8))), to: path)
    }

    /// Fails a path.
    ///
    /// - Parameters:
    ///   - path: The request's path.
    ///   - error: The error that the request throws, as in `HTTPError.offline`.
    public func fail(_ path: String, with error: any Error) {
        add(.failure(error), to: path)
    }

    /// Lets a path wait, until the test answers.
    ///
    /// - Parameter path: The request's path.
    /// - Returns: By which the test knows of the request's arrival, and answers it.
    public func hold(_ path: String) -> HeldAnswer {
        let held = HeldAnswer()
        add(.held(held), to: path)
        return held
    }

    /// Answers a request from the script.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - url: Its full address, which the script does not look at.
    /// - Returns: The next answer of the request's path.
    /// - Throws: The script's error; ``StubTransportError`` for a path that it does not know.
    public func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let (reply, known) = state.withLock { state in
            state.requests.append(request)
            let replies = state.replies[request.path] ?? []
            if replies.count > 1 { state.replies[request.path]?.removeFirst() }
            return (replies.first, state.replies.keys.sorted())
        }
        switch reply {
        case .response(let response): return response
        case .failure(let error): throw error
        case .held(let held): return try await held.response()
        case nil: throw StubTransportError(path: request.path, known: known)
        }
    }

    private func add(_ reply: Reply, to path: String) {
        state.withLock { $0.replies[path, default: []].append(reply) }
    }
}

/// A request came for which a ``StubTransport`` has no answer.
///
/// ```swift
/// await #expect(throws: StubTransportError.self) {
///     try await provider.response(to: .get("/abuot"))  // its description lists the paths that are known
/// }
/// ```
public struct StubTransportError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The request's path.
    public let path: String
    /// The paths that have answers.
    public let known: [String]

    /// A description of the missing answer.
    public var description: String {
        known.isEmpty
            ? "No answer for \(path): the stub transport has none at all."
            : "No answer for \(path): the stub transport has some for \(known.joined(separator: ", "))."
    }

    /// A description of the missing answer.
    public var errorDescription: String? { description }
}
