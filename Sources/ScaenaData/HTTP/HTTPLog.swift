import Foundation
import ScaenaKit

/// The log of a provider's requests: it holds no secret that its name gives away, and no body, but for a short piece
/// of an answer that was not understood.
///
/// A secret in a path cannot be known for one: do not put any there.
///
/// ```swift
/// let provider = HTTPProvider(
///     baseURL: url, transport: transport,
///     log: HTTPLog(hiding: .standard.and("card")) { entry in lines.yield(entry) })
/// ```
public struct HTTPLog: Sendable {
    let secrets: SecretNames
    let write: @Sendable (HTTPLogEntry) -> Void

    /// A log.
    ///
    /// - Parameters:
    ///   - secrets: The names whose values are hidden.
    ///   - write: Takes each entry, on any thread; its `description` is one line.
    public init(hiding secrets: SecretNames = .standard, write: @escaping @Sendable (HTTPLogEntry) -> Void) {
        self.secrets = secrets
        self.write = write
    }

    /// Writes to the runtime's observers; `nil` while nobody watches.
    static var watched: HTTPLog? {
        guard RuntimeWatch.isWatched else { return nil }
        return HTTPLog { entry in RuntimeWatch.tellRequest(entry.description, hasFailed: entry.hasFailed) }
    }

    func entry(
        _ request: HTTPRequest, _ url: URL, attempt: Int, outcome: HTTPLogEntry.Outcome, seconds: TimeInterval
    ) -> HTTPLogEntry {
        HTTPLogEntry(
            method: request.method, address: secrets.hiding(in: url), headers: secrets.hiding(in: request.headers),
            attempt: attempt, outcome: outcome, seconds: seconds)
    }
}

/// One attempt of one request, as a log tells it.
///
/// ```swift
/// func line(for entry: HTTPLogEntry) -> String {
///     let seconds = String(format: "%.1f", entry.seconds)
///     return entry.attempt > 1 ? "\(entry) (attempt \(entry.attempt), \(seconds) s)" : "\(entry)"
/// }
/// ```
public struct HTTPLogEntry: Equatable, Sendable {
    /// The outcome of an attempt.
    ///
    /// ```swift
    /// func isError(_ entry: HTTPLogEntry) -> Bool {
    ///     switch entry.outcome {
    ///     case .answer(let status, _): status >= 400
    ///     case .failure, .notUnderstood: true
    ///     }
    /// }
    /// ```
    public enum Outcome: Equatable, Sendable {
        /// With an answer: its status, and how many bytes its body had.
        case answer(status: Int, bytes: Int)
        /// Without: why, in words that name no address.
        case failure(String)
        /// With an answer that is not what was expected: the type, where it was to be, and a short piece of what is there.
        case notUnderstood(String)
    }

    /// The request's method.
    public let method: HTTPRequest.Method
    /// Where it went, without secrets.
    public let address: String
    /// Its header fields; a secret one's value is "…".
    public let headers: [String: String]
    /// 1 for the first attempt.
    public let attempt: Int
    /// The outcome.
    public let outcome: Outcome
    /// The duration of the attempt.
    public let seconds: TimeInterval

    var hasFailed: Bool {
        switch outcome {
        case .answer(let status, _): status >= 400
        case .failure(let reason): reason != "cancelled"
        case .notUnderstood: true
        }
    }
}

extension HTTPLogEntry: CustomStringConvertible {
    /// One line: `GET https://api.example.com/about: 200, 34 bytes, 12 ms`.
    public var description: String {
        let milliseconds = Int((min(seconds, 1e9) * 1000).rounded())
        let again = attempt == 1 ? "" : " (attempt \(attempt))"
        switch outcome {
        case .answer(let status, let bytes):
            return "\(method.rawValue) \(address)\(again): \(status), \(bytes) bytes, \(milliseconds) ms"
        case .notUnderstood(let reason):
            return "\(method.rawValue) \(address): not understood: \(reason)"
        case .failure(let reason):
            return "\(method.rawValue) \(address)\(again): \(reason), \(milliseconds) ms"
        }
    }
}

extension HTTPError {
    /// The kind of failure, without addresses, which may hold secrets.
    var kind: String {
        switch self {
        case .invalidAddress: "no address"
        case .notEncodable(let type, _): "\(type) cannot be encoded"
        case .offline: "offline"
        case .unreachable: "unreachable"
        case .timedOut: "timed out"
        case .connectionLost: "connection lost"
        case .untrusted: "certificate not trusted"
        case .transport(_, let code): "URLError \(code)"
        case .notHTTP: "not HTTP"
        case .redirectedTooOften: "redirected too often"
        case .tooLarge(_, let limit): "more than \(limit) bytes"
        case .file(_, let reason): "file: \(reason)"
        case .status(let code, _, _): "status \(code)"
        case .notDecodable(_, let type, _): "no \(type)"
        }
    }
}
