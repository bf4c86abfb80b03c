import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPRequest {
    /// The request as Foundation has it, for a transport of one's own.
    ///
    /// A file that is to be sent (``upload``) is not in it: hand it to the code that uploads it. Forms need nothing:
    /// a provider has put them together, in memory or in a file, before a transport is asked.
    ///
    /// - Parameter url: The request's full address.
    /// - Returns: The request.
    public func urlRequest(to url: URL) -> URLRequest {
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = method.rawValue
        if upload == nil { urlRequest.httpBody = body }
        urlRequest.timeoutInterval = timeout
        urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        return urlRequest
    }
}

extension HTTPResponse {
    /// An answer that Foundation brought, for a transport of one's own.
    ///
    /// - Parameters:
    ///   - response: The answer's beginning.
    ///   - body: Its body.
    /// - Throws: ``HTTPError/notHTTP(_:)``.
    public init(_ response: URLResponse, body: Data) throws(HTTPError) {
        guard let response = response as? HTTPURLResponse else {
            throw .notHTTP(response.url ?? URL(fileURLWithPath: "/"))
        }
        self.init(status: response.statusCode, headers: Self.headers(of: response), body: body)
    }

    static func headers(of response: HTTPURLResponse) -> [String: String] {
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
        return headers
    }
}
