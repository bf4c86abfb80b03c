import FlyingFox
import Foundation

/// The HTTP server from which the showcase's scenes fetch, on this machine's loopback.
///
/// It answers with JSON as the behaviour says: `GET /about` with a text; `GET`, `POST` and `DELETE /items` with items,
/// which it keeps while it runs. `GET /terms` is a small HTML page, there whenever something listens.
public actor APIServer {
    /// How long `/about` takes when the behaviour is `slow`.
    public static let slowness: Duration = .seconds(3)

    /// How it answers now. A request that waits for a slow answer gets one as soon as this changes: the new one's.
    public private(set) var behaviour: APIBehaviour

    /// How many requests for `/about` have arrived since the start.
    public private(set) var aboutRequestCount = 0

    /// The items, which the app changes.
    private var items = ItemStore()

    private let slowness: Duration
    private var port: UInt16
    private var listener: Listener?
    private var pendingChange: Task<Void, any Error>?
    private var waits: [UUID: Task<Void, Never>] = [:]

    /// A server that does not listen yet: call `start()`.
    ///
    /// - Parameters:
    ///   - port: The port to listen on, 0 for any free one.
    ///   - behaviour: How it answers at first.
    ///   - slowness: How long a slow answer takes.
    public init(port: UInt16 = 0, behaviour: APIBehaviour = .ok, slowness: Duration = APIServer.slowness) {
        self.port = port
        self.behaviour = behaviour
        self.slowness = slowness
    }

    /// Listens, and says where: `http://127.0.0.1:PORT`. The address stays the same whatever the behaviour.
    ///
    /// A server that starts `down` takes its port all the same, for a moment, so that its address is known.
    ///
    /// - Throws: `APIServerError` when the port cannot be had.
    @discardableResult
    public func start() async throws -> URL {
        try await listen()
        if behaviour == .down { await fallSilent() }
        return address
    }

    /// Where the server is, or was before it went down. Port 0 before `start()`.
    public var address: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = Int(port)
        return components.url ?? URL(fileURLWithPath: "/")
    }

    /// Answers differently from now on. Changes that overlap take effect one after another, in order.
    ///
    /// - Throws: `APIServerError` when the port was taken by somebody else while the server was down.
    public func behave(_ newBehaviour: APIBehaviour) async throws {
        let earlier = pendingChange
        let change = Task {
            _ = await earlier?.result
            try await self.change(to: newBehaviour)
        }
        pendingChange = change
        try await change.value
    }

    /// Stops listening, for good or until the next `start()`, and closes every connection.
    public func stop() async {
        _ = await pendingChange?.result
        await fallSilent()
    }

    private func change(to newBehaviour: APIBehaviour) async throws {
        if newBehaviour == .down {
            await fallSilent()
        } else {
            try await listen()
        }
        behaviour = newBehaviour
        if newBehaviour != .slow { waits.values.forEach { $0.cancel() } }
    }

    private func listen() async throws {
        guard listener == nil else { return }
        let listener = try await Listener.open(port: port) { [weak self] request in
            guard let self else { throw CancellationError() }
            return try await self.answer(request)
        }
        port = listener.port
        self.listener = listener
    }

    private func fallSilent() async {
        let old = listener
        listener = nil
        await old?.close()
    }

    private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let methods = Self.methods(of: request.path) else {
            return .problem(.notFound, title: "Not found", detail: "There is nothing at \(request.path).")
        }
        guard methods.contains(request.method) else {
            let known = methods.map(\.rawValue).joined(separator: ", ")
            return .problem(
                .methodNotAllowed, title: "Method not allowed", detail: "\(request.path) only answers to \(known).")
        }
        if request.path == "/terms" { return .html(TermsPage.html) }
        if request.path == "/about" { aboutRequestCount += 1 }
        if behaviour == .slow { try await wait() }
        if behaviour == .error {
            return .problem(
                .internalServerError, title: "Internal server error", detail: "The showcase's API was told to fail.")
        }
        if request.path == "/about" { return .json(["data": ["text": AboutText.text]]) }
        let body = try await request.bodyData
        return items.answer(request, body: body)
    }

    /// What can be done at a path; `nil` where there is nothing.
    private static func methods(of path: String) -> [HTTPMethod]? {
        switch path {
        case "/about", "/terms": [.GET]
        case "/items": [.GET, .POST, .DELETE]
        default: path.hasPrefix("/items/") ? [.GET] : nil
        }
    }

    /// Waits as long as a slow answer takes, or until the behaviour is another one.
    private func wait() async throws {
        let wait = Task { [slowness] in _ = try? await Task.sleep(for: slowness) }
        let id = UUID()
        waits[id] = wait
        await withTaskCancellationHandler {
            await wait.value
        } onCancel: {
            wait.cancel()
        }
        waits[id] = nil
        // Interrupted by the end of listening, there is no answer.
        try Task.checkCancellation()
    }
}
