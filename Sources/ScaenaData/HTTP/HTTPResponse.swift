import Foundation

/// The answer of a server.
///
/// ```swift
/// let response = try await provider.response(to: .get("/items"))
/// let total = response.header("X-Total-Count").flatMap { Int($0) } ?? 0
/// ```
public struct HTTPResponse: Equatable, Sendable {
    /// The status code, as in 200.
    public var status: Int
    /// The header fields.
    public var headers: [String: String]
    /// The body; empty where there is none, or where it went into a file.
    public var body: Data
    /// The number of bytes of the body that went into a file.
    public var bytesInFile = 0
    /// The request's number for those who watch requests; `nil` where nobody does.
    var watchID: Int?

    /// An answer.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields.
    ///   - body: The body.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// True if the server fulfilled the request: a status from 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The value of a header field, whatever the case of its name's letters.
    ///
    /// - Parameter name: The field's name.
    /// - Returns: Its value; `nil` where there is none.
    public func header(_ name: String) -> String? {
        headers[name] ?? headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}
