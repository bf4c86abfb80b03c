#if Stage && !canImport(UIKit)
    import Foundation

    /// An answer of HTTP/1.1.
    struct StageResponse: Sendable {
        /// The statuses that a stage answers with.
        enum Status: Int, Sendable {
            case switchingProtocols = 101
            case ok = 200
            case badRequest = 400
            case forbidden = 403
            case notFound = 404
            case methodNotAllowed = 405
            case requestTimeout = 408
            case headTooLarge = 431
            case serviceUnavailable = 503

            var phrase: String {
                switch self {
                case .switchingProtocols: "Switching Protocols"
                case .ok: "OK"
                case .badRequest: "Bad Request"
                case .forbidden: "Forbidden"
                case .notFound: "Not Found"
                case .methodNotAllowed: "Method Not Allowed"
                case .requestTimeout: "Request Timeout"
                case .headTooLarge: "Request Header Fields Too Large"
                case .serviceUnavailable: "Service Unavailable"
                }
            }
        }

        var status: Status
        var fields: [String: String] = [:]
        var body = Data()

        /// The answer to a browser that has to wait, so that others may come in.
        static let tooMany = StageResponse(status: .serviceUnavailable, fields: ["Retry-After": "1"])

        /// The answer as it is sent.
        ///
        /// - Parameter isLast: True if the connection ends with it.
        func bytes(isLast: Bool) -> Data {
            var fields = fields
            if status != .switchingProtocols {
                fields["Content-Length"] = String(body.count)
                fields["Connection"] = isLast ? "close" : "keep-alive"
            }
            var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
            return Data((head + "\r\n").utf8) + body
        }
    }
#endif
