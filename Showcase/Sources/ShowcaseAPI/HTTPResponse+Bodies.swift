import FlyingFox
import Foundation

extension HTTPResponse {
    /// 200 with a JSON body, keys sorted.
    static func json(_ value: some Encodable) -> HTTPResponse {
        body(.ok, type: "application/json", json: value)
    }

    /// A status with a problem body (RFC 9457).
    static func problem(_ status: HTTPStatusCode, title: String, detail: String) -> HTTPResponse {
        body(
            status, type: "application/problem+json",
            json: Problem(title: title, status: status.code, detail: detail))
    }

    /// 200 with an HTML page that may load nothing and run nothing.
    static func html(_ html: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8",
                HTTPHeader("Content-Security-Policy"): "default-src 'none'; style-src 'unsafe-inline'",
                HTTPHeader("Cache-Control"): "no-store",
            ],
            body: Data(html.utf8))
    }

    private static func body(_ status: HTTPStatusCode, type: String, json value: some Encodable) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return HTTPResponse(statusCode: .internalServerError) }
        return HTTPResponse(
            statusCode: status,
            headers: [.contentType: type, HTTPHeader("Cache-Control"): "no-store"],
            body: data)
    }
}

private struct Problem: Encodable {
    let title: String
    let status: Int
    let detail: String
}
