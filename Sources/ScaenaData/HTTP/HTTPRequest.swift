import Foundation

/// A request to a server, independent of who carries it.
///
/// ```swift
/// var request = HTTPRequest.get("/items", query: [URLQueryItem(name: "page", value: "2")])
/// request.headers["Accept-Language"] = "fa"
/// request.timeout = 10
/// let page = try await provider.response(to: request)
/// ```
public struct HTTPRequest: Equatable, Sendable {
    /// The method of a request: the action that it asks of the server.
    ///
    /// ```swift
    /// func mayBeSentAgain(_ request: HTTPRequest) -> Bool {
    ///     request.isRepeatable ?? request.method.isIdempotent
    /// }
    /// ```
    public enum Method: String, Sendable {
        /// Reads.
        case get = "GET"
        /// Reads the header fields only.
        case head = "HEAD"
        /// Hands in the body.
        case post = "POST"
        /// Puts the body in the place of what is there.
        case put = "PUT"
        /// Changes a part of what is there.
        case patch = "PATCH"
        /// Removes what is there.
        case delete = "DELETE"

        /// True if the server is left as it was, however often it is asked (RFC 9110, section 9.2.2).
        public var isIdempotent: Bool { self != .post && self != .patch }
    }

    /// A body that is not held in memory.
    ///
    /// ```swift
    /// var upload = HTTPRequest(.put, "/items/7/photo")
    /// upload.upload = .file(photo)  // read piece by piece, whatever its size
    /// ```
    public enum Upload: Equatable, Sendable {
        /// The content of a file.
        case file(URL)
        /// A form of several parts.
        case multipart(MultipartForm)
    }

    /// The request's method.
    public var method: Method
    /// The path, appended to the provider's base address, as in `/about`. What is percent-encoded in it, as the slash of a
    /// file's name in `/files/a%2Fb`, stays so; what else an address cannot carry is encoded.
    public var path: String
    /// The query's names and values, in order.
    public var query: [URLQueryItem]
    /// Header fields. They go before the provider's own of the same name.
    public var headers: [String: String]
    /// The body; `nil` for none.
    public var body: Data?
    /// A body that is streamed from disk; it goes before ``body``.
    public var upload: Upload?
    /// The longest silence, in seconds, before the request fails with ``HTTPError/timedOut(_:)``.
    public var timeout: TimeInterval
    /// The longest time that the request may take in all, in seconds, with all attempts and pauses between them; `nil`
    /// for no limit. A server that sends a byte each second is never silent.
    ///
    /// Unless it is set: five minutes; an hour where a file is sent or written.
    public var deadline: TimeInterval? {
        get { ownDeadline ?? (movesFile ? 3600 : 300) }
        set { ownDeadline = .some(newValue) }
    }
    /// The longest body, in bytes, that an answer may have; `nil` for no limit.
    ///
    /// Unless it is set: 32 MiB; 4 GiB for what is written into a file. A longer one is cut off while it comes in, or when
    /// it is announced: no more of it than this is in memory, however fast the server sends. Not so on Linux for the body
    /// of a redirection, which Foundation keeps before anybody is asked: there the ``deadline`` ends it.
    public var bodyLimit: Int? {
        get { ownBodyLimit ?? (isDownload ? 4 << 30 : Self.standardBodyLimit) }
        set { ownBodyLimit = .some(newValue) }
    }
    /// True if the request may be sent again after a failure of which nobody knows whether the server has acted on
    /// it; `nil` asks the method. Set it where the server recognises a repeated `POST`.
    public var isRepeatable: Bool?
    /// Sends the provider's ``BearerTokens`` along. Without them goes what asks for them, such as a login.
    public var isAuthorised = true

    /// A request.
    ///
    /// - Parameters:
    ///   - method: The request's method.
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

    /// The limit of an answer in memory, in bytes, unless the request sets another.
    static let standardBodyLimit = 32 << 20

    /// True if the answer is written into a file.
    var isDownload = false
    // `nil` until it is set: then the standard holds, which depends on what is moved.
    private var ownDeadline: TimeInterval??
    private var ownBodyLimit: Int??

    private var movesFile: Bool { isDownload || upload != nil }

    /// True where somebody set the deadline.
    var hasOwnDeadline: Bool { ownDeadline != nil }

    var mayBeRepeated: Bool { isRepeatable ?? method.isIdempotent }

    /// Sets a header field unless the request has it, however it spells it.
    mutating func setDefaultHeader(_ name: String, _ value: String) {
        guard !headers.keys.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else { return }
        headers[name] = value
    }
}
