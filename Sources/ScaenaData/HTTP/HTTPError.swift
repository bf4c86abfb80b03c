import Foundation

/// Why a request brought no value.
///
/// `errorDescription` speaks to the person who uses the app; `description` to the one who develops it, with address,
/// key path and type.
///
/// ```swift
/// func message(for error: any Error) -> String {
///     switch error as? HTTPError {
///     case .offline, .unreachable: "You are offline. What you see may be old."
///     case .status(404, _, _): "This item is gone."
///     default: ErrorViewModel(error: error).message
///     }
/// }
/// ```
public enum HTTPError: Error, Equatable, Sendable {
    /// The path and the query make no address.
    case invalidAddress(String)
    /// The request's body cannot be written as JSON.
    case notEncodable(type: String, reason: String)
    /// The device has no connection.
    case offline
    /// The server was not found, or nobody listens there.
    case unreachable(URL)
    /// The server was silent for longer than the request's timeout.
    case timedOut(URL)
    /// The connection ended before the answer did.
    case connectionLost(URL)
    /// The connection could not be made safe: a certificate is not trusted.
    case untrusted(URL)
    /// Another failure on the way, with the code of the `URLError`.
    case transport(URL, code: Int)
    /// The answer is not HTTP.
    case notHTTP(URL)
    /// The server sent the request on from one address to the next, too often.
    case redirectedTooOften(URL)
    /// The answer's body is longer than the request allows, in bytes.
    case tooLarge(URL, limit: Int)
    /// A file that was to be sent, or to be written, cannot be.
    case file(path: String, reason: String)
    /// The server answered that it did not do what it was asked.
    case status(Int, URL, body: Data)
    /// The answer is not what was expected: its JSON is malformed, or at this key path there is no such type.
    case notDecodable(keyPath: String, type: String, reason: String)
}

extension HTTPError: LocalizedError {
    /// A sentence for the person who uses the app.
    public var errorDescription: String? {
        switch self {
        case .offline:
            "You are offline. Check your connection and try again."
        case .unreachable:
            "The server cannot be reached. Check your connection and try again."
        case .timedOut:
            "The server takes too long to answer. Please try again."
        case .connectionLost, .transport:
            "The connection was lost. Please try again."
        case .untrusted:
            "A safe connection to the server could not be made."
        case .status(401, _, _), .status(403, _, _):
            "You are not allowed to see this."
        case .status(404, _, _), .status(410, _, _):
            "The server no longer has what you asked for."
        case .status(429, _, _):
            "The server is busy. Please try again in a moment."
        case .status(let code, _, _) where code >= 500:
            "The server has a problem (\(code)). Please try again later."
        case .status(let code, _, _):
            "The server refused the request (\(code))."
        case .file:
            "A file on this device could not be used."
        case .notHTTP, .notDecodable, .redirectedTooOften, .tooLarge:
            "The server's answer was not understood. Please try again later."
        case .invalidAddress, .notEncodable:
            "The request could not be made."
        }
    }
}

extension HTTPError: CustomStringConvertible {
    /// A description of the error for the app's developer.
    public var description: String {
        switch self {
        case .invalidAddress(let address):
            "No address: \(address)"
        case .notEncodable(let type, let reason):
            "\(type) cannot be written as JSON: \(reason)"
        case .offline:
            "No connection"
        case .unreachable(let url):
            "Nobody answers at \(url)"
        case .timedOut(let url):
            "No answer in time from \(url)"
        case .connectionLost(let url):
            "The connection ended before the answer did, from \(url)"
        case .untrusted(let url):
            "The certificate is not trusted, of \(url)"
        case .transport(let url, let code):
            "URLError \(code) from \(url)"
        case .notHTTP(let url):
            "Not an HTTP answer, from \(url)"
        case .redirectedTooOften(let url):
            "Redirected too often, from \(url)"
        case .tooLarge(let url, let limit):
            "More than \(limit) bytes, from \(url): set the request's bodyLimit if there may be more"
        case .file(let path, let reason):
            "\(path): \(reason)"
        case .status(let code, let url, let body):
            "Status \(code) from \(url), with \(body.count) bytes"
        case .notDecodable(let keyPath, let type, let reason):
            keyPath.isEmpty
                ? "The answer is no \(type): \(reason)" : "No \(type) at '\(keyPath)' in the answer: \(reason)"
        }
    }
}
