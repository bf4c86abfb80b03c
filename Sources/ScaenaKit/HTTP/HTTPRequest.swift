import Foundation

/// A request to a server, independent of who carries it.
public struct HTTPRequest: Equatable, Sendable {
    /// What the request asks the server to do.
    public enum Method: String, Sendable {
        /// Reads.
        case get = "GET"
        /// Hands in the body.
        case post = "POST"
    }

    /// What the request asks the server to do.
    public var method: Method
    /// The path, appended to the provider's base address, as in `/about`.
    public var path: String
    /// The query's names and values, in order.
    public var query: [URLQueryItem]
    /// Header fields. They go before the provider's own of the same name.
    public var headers: [String: String]
    /// The body; `nil` for none.
    public var body: Data?
    /// The longest silence, in seconds, before the request fails with ``HTTPError/timedOut(_:)``.
    public var timeout: TimeInterval

    /// A request.
    ///
    /// - Parameters:
    ///   - method: What the request asks the server to do.
    ///   - path: The path, appended to the provider's base address.
    ///   - query: The query's names and values, in order.
    ///   - headers: Header fields.
    ///   - body: The body; `nil` for none.
    ///   - timeout: The longest silence, in seconds.
    public init(
        _ method: Method, _ path: String, query: [URLQueryItem] = [], headers: [String: String] = [:],
        body: Data? = nil, timeout: TimeInterval = 30
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }

    /// A request that reads.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - query: The query's names and values, in order.
    /// - Returns: The request.
    public static func get(_ path: String, query: [URLQueryItem] = []) -> HTTPRequest {
        HTTPRequest(.get, path, query: query)
    }

    /// A request that hands in a value as JSON.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - value: The body, encoded as JSON.
    ///   - encoder: How to encode it.
    /// - Returns: The request.
    /// - Throws: ``HTTPError/notEncodable(type:reason:)``.
    public static func post(
        _ path: String, json value: some Encodable, encoder: JSONEncoder = JSONEncoder()
    ) throws(HTTPError) -> HTTPRequest {
        do {
            let headers = ["Content-Type": "application/json"]
            return HTTPRequest(.post, path, headers: headers, body: try encoder.encode(value))
        } catch {
            throw .notEncodable(type: String(describing: type(of: value)), reason: JSONFailure.reason(of: error))
        }
    }
}
