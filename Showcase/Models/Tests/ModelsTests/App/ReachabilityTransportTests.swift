import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@testable import Models

/// Answers, or is out of reach.
private struct OtherTransport: HTTPTransport {
    let error: HTTPError?

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        if let error { throw error }
        return HTTPResponse(status: 500)
    }
}

@MainActor
@Suite("ReachabilityTransport")
struct ReachabilityTransportTests {
    @Test(
        "knows by each request whether the server can be reached",
        arguments: [(HTTPError?.none, true), (.offline, false), (.invalidAddress("?"), true)])
    func tells(error: HTTPError?, isOnline: Bool) async throws {
        let reachability = Reachability(isOnline: true)
        let url = try #require(URL(string: "http://api.example"))
        let transport = ReachabilityTransport(transport: OtherTransport(error: error), reachability: reachability)
        _ = try? await transport.send(.get("models"), to: url)
        #expect(reachability.isOnline.currentValue == isOnline)
        _ = try? await ReachabilityTransport(transport: OtherTransport(error: nil), reachability: reachability)
            .send(.get("models"), to: url)
        #expect(reachability.isOnline.currentValue)
    }
}
