import FlyingFox
import FlyingSocks
import Foundation

/// Another server on another port of this machine, which keeps what browsers send it.
actor OtherServer {
    /// The requests so far: path, query and fields, a line each.
    private(set) var received: [String] = []
    private var page = ""
    private var running: Task<Void, any Error>?

    /// Listens.
    ///
    /// - Returns: Its origin.
    func start() async throws -> String {
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
            handler: ClosureHTTPHandler { [weak self] request in await self?.answer(request) ?? .init(statusCode: .gone) })
        running = Task { try await server.run() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { throw CancellationError() }
        return "http://127.0.0.1:\(port)"
    }

    /// Stops listening.
    func stop() async {
        running?.cancel()
        _ = await running?.result
    }

    /// Answers every request with a page from now on.
    func serve(_ page: String) { self.page = page }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        let query = request.query.map { "\($0.name)=\($0.value)" }
        let fields = request.headers.map { "\($0.key.rawValue): \($0.value)" }
        received.append(([request.path] + query + fields).joined(separator: "\n"))
        return HTTPResponse(statusCode: .ok, headers: [.contentType: "text/html"], body: Data(page.utf8))
    }
}
