import Foundation
import ScaenaData

/// Tells whether the server was reached, for where no system knows of the network.
struct ReachabilityTransport: HTTPTransport {
    let transport: any HTTPTransport
    let reachability: Reachability

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        do {
            let response = try await transport.send(request, to: url)
            await reachability.set(isOnline: true)
            return response
        } catch {
            if error.isAway { await reachability.set(isOnline: false) }
            throw error
        }
    }
}

extension Error {
    /// True if the server is out of reach, and has not refused.
    var isAway: Bool {
        switch self as? HTTPError {
        case .offline, .unreachable, .timedOut, .connectionLost, .transport: true
        default: false
        }
    }
}
