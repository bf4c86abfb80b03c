package import Foundation
package import ScaenaData

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// The networking that the team had before: it takes and gives what Foundation has.
package nonisolated struct TeamClient: Sendable {
    package let load: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    package init(load: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        self.load = load
    }
}

/// All that stands between it and the data side.
package nonisolated struct TeamTransport: HTTPTransport {
    private let client: TeamClient

    package init(_ client: TeamClient) {
        self.client = client
    }

    package func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let (data, response) = try await client.load(request.urlRequest(to: url))
        return try HTTPResponse(response, body: data)
    }
}

/// A team's client that fails at first, as a train in a tunnel does.
package nonisolated enum Tunnel {
    package static func client(answer: String) -> TeamClient {
        let state = Rides()
        return TeamClient { request in
            guard await state.isOut(), let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { throw URLError(.networkConnectionLost) }
            return (Data(answer.utf8), response)
        }
    }

    private actor Rides {
        private var count = 0

        func isOut() -> Bool {
            count += 1
            return count > 1
        }
    }
}
