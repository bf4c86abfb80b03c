import Foundation

extension HTTPRequest {
    /// A request that reads.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - query: The query's names and values, in order.
    /// - Returns: The request.
    public static func get(_ path: String, query: [URLQueryItem] = []) -> HTTPRequest {
        HTTPRequest(.get, path, query: query)
    }

    /// A request that removes.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - query: The query's names and values, in order.
    /// - Returns: The request.
    public static func delete(_ path: String, query: [URLQueryItem] = []) -> HTTPRequest {
        HTTPRequest(.delete, path, query: query)
    }

    /// A request that hands in a value as JSON.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - value: The body, encoded as JSON.
    ///   - encoder: The encoder for it: dates as ISO 8601 by default.
    /// - Returns: The request.
    /// - Throws: ``HTTPError/notEncodable(type:reason:)``.
    public static func post(
        _ path: String, json value: some Encodable, encoder: JSONEncoder = ServerJSON.encoder()
    ) throws(HTTPError) -> HTTPRequest {
        try json(.post, path, value, encoder: encoder)
    }

    /// A request that puts a value, as JSON, in the place of what is there.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - value: The body, encoded as JSON.
    ///   - encoder: The encoder for it: dates as ISO 8601 by default.
    /// - Returns: The request.
    /// - Throws: ``HTTPError/notEncodable(type:reason:)``.
    public static func put(
        _ path: String, json value: some Encodable, encoder: JSONEncoder = ServerJSON.encoder()
    ) throws(HTTPError) -> HTTPRequest {
        try json(.put, path, value, encoder: encoder)
    }

    /// A request that changes what is there by what a value says, as JSON.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - value: The body, encoded as JSON.
    ///   - encoder: The encoder for it: dates as ISO 8601 by default.
    /// - Returns: The request.
    /// - Throws: ``HTTPError/notEncodable(type:reason:)``.
    public static func patch(
        _ path: String, json value: some Encodable, encoder: JSONEncoder = ServerJSON.encoder()
    ) throws(HTTPError) -> HTTPRequest {
        try json(.patch, path, value, encoder: encoder)
    }

    /// A request that hands in names and values as a web form does (`application/x-www-form-urlencoded`).
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - fields: The names and values, in order. A name without a value is sent with an empty one.
    /// - Returns: The request.
    public static func post(_ path: String, form fields: [URLQueryItem]) -> HTTPRequest {
        let text = fields.map { PercentEncoding.inForm($0.name) + "=" + PercentEncoding.inForm($0.value ?? "") }.joined(
            separator: "&")
        let headers = ["Content-Type": "application/x-www-form-urlencoded"]
        return HTTPRequest(.post, path, headers: headers, body: Data(text.utf8))
    }

    /// A request that hands in a form of several parts, whose files are streamed from disk.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - form: The parts.
    /// - Returns: The request.
    public static func post(_ path: String, multipart form: MultipartForm) -> HTTPRequest {
        var request = HTTPRequest(.post, path)
        request.upload = .multipart(form)
        return request
    }

    /// A request that puts a file, streamed from disk, in the place of what is there.
    ///
    /// - Parameters:
    ///   - path: The path, appended to the provider's base address.
    ///   - file: The file.
    ///   - contentType: The file's type.
    /// - Returns: The request.
    public static func put(
        _ path: String, file: URL, contentType: String = "application/octet-stream"
    ) -> HTTPRequest {
        var request = HTTPRequest(.put, path, headers: ["Content-Type": contentType])
        request.upload = .file(file)
        return request
    }

    private static func json(
        _ method: Method, _ path: String, _ value: some Encodable, encoder: JSONEncoder
    ) throws(HTTPError) -> HTTPRequest {
        do {
            let headers = ["Content-Type": "application/json"]
            return HTTPRequest(method, path, headers: headers, body: try encoder.encode(value))
        } catch {
            throw .notEncodable(type: String(describing: type(of: value)), reason: JSONFailure.reason(of: error))
        }
    }
}
