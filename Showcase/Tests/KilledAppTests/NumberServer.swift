import Foundation
import ScaenaData

@testable import Promotions

/// A server whose answers all tell of one number.
final class NumberServer: HTTPTransport {
    static let address = URL(string: "http://api.example") ?? URL(fileURLWithPath: "/")

    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var state = (number: 0, isAway: false)

    var number: Int {
        get { lock.withLock { state.number } }
        set { lock.withLock { state.number = newValue } }
    }
    var isAway: Bool {
        get { lock.withLock { state.isAway } }
        set { lock.withLock { state.isAway = newValue } }
    }

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let (number, isAway) = lock.withLock { state }
        if isAway { throw HTTPError.unreachable(url) }
        let encoder = ServerJSON.encoder()
        switch request.path {
        case "/access":
            return HTTPResponse(status: 200, body: try encoder.encode(["data": ["token": "access"]]))
        case "/about":
            return HTTPResponse(status: 200, body: try encoder.encode(["data": ["text": "\(number)"]]))
        default:
            let promotions = (0..<20).map {
                Promotion(
                    id: "\($0)", title: "\(number)", text: "", discount: 1, ends: Date(timeIntervalSince1970: 0))
            }
            return HTTPResponse(status: 200, body: try encoder.encode(["data": promotions]))
        }
    }
}
