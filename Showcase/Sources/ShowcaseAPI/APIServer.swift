import FlyingFox
import Foundation

/// The HTTP server from which the showcase's scenes fetch, on this machine's loopback.
///
/// It answers with JSON as the behaviour says: `GET /about` with a text; `GET`, `POST` and `DELETE /items` with items
/// and `GET` and `POST /models` with models, which it keeps while it runs; `POST /rides` with a ride, which then goes on by itself, as `GET /rides/current` says (with
/// `?after=STATE` as soon as it is in another state), and `GET /rides` with all of them; `GET /promotions` to who has access by a session (`POST /session`, `/users`, `/access`). `GET /terms` is a small HTML page, there whenever something listens.
public actor APIServer {
    /// The time that `/about` takes when the behaviour is `slow`.
    public static let slowness: Duration = .seconds(3)

    /// The behaviour now. A request that waits for a slow answer gets one as soon as this changes: the new one's.
    public private(set) var behaviour: APIBehaviour

    /// The number of requests for `/about` that have arrived since the start.
    public private(set) var aboutRequestCount = 0

    /// The items, which the app changes.
    private var items = ItemStore()
    /// The models, to which the app adds.
    private var models = ModelRack()
    /// The rides, of which the newest goes on by itself.
    private var rides = RideStore()
    private var rideTask: Task<Void, Never>?
    /// The promotions, and who may see them.
    private var promotions: PromotionServer
    private let rideStep: Duration

    private let slowness: Duration
    private var port: UInt16
    private var listener: Listener?
    /// Its port, while it is down at least.
    private var held: HeldPort?
    private var pendingChange: Task<Void, any Error>?
    private var waits: [UUID: Wait] = [:]

    /// A request that waits.
    private struct Wait {
        let task: Task<Void, Never>
        let isForNews: Bool
    }

    /// A server that does not listen yet: call `start()`.
    ///
    /// - Parameters:
    ///   - port: The port to listen on, 0 for any free one.
    ///   - behaviour: The behaviour at first.
    ///   - slowness: The time that a slow answer takes.
    ///   - rideStep: The time that a ride takes from one state to the next.
    ///   - sessions: The file in which it keeps who is logged in, for after a restart; with none, it knows nobody then.
    public init(
        port: UInt16 = 0, behaviour: APIBehaviour = .ok, slowness: Duration = APIServer.slowness,
        rideStep: Duration = .seconds(4), sessions: URL? = nil
    ) {
        promotions = PromotionServer(sessions: sessions)
        self.rideStep = rideStep
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
    /// - Throws: `APIServerError` when it cannot listen again.
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
        held = nil
    }

    private func change(to newBehaviour: APIBehaviour) async throws {
        if newBehaviour == .down {
            await fallSilent()
        } else {
            try await listen()
        }
        behaviour = newBehaviour
        if newBehaviour != .slow { endWaits(forNews: false) }
    }

    private func listen() async throws {
        guard listener == nil else { return }
        if HeldPort.standsBesideListener {
            held = held ?? HeldPort(port)
            port = held?.port ?? port
        } else {
            held = nil
        }
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
        guard let old else { return }
        await old.close()
        await HeldPort.untilRefused(port)
        if port != 0, held == nil { held = HeldPort(port) }
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
        if behaviour == .slow { try await wait(slowness) }
        if behaviour == .error {
            return .problem(
                .internalServerError, title: "Internal server error", detail: "The showcase's API was told to fail.")
        }
        if request.path == "/about" { return .json(["data": ["text": AboutText.text]]) }
        if request.path.hasPrefix("/rides") { return try await answerRide(request) }
        let body = try await request.bodyData
        if PromotionServer.methods(of: request.path) != nil { return promotions.answer(request, body: body) }
        if request.path.hasPrefix("/models") { return models.answer(request, body: body) }
        return items.answer(request, body: body)
    }

    /// Returns the methods of a path; `nil` where there is nothing.
    private static func methods(of path: String) -> [HTTPMethod]? {
        switch path {
        case "/about", "/terms": [.GET]
        case "/items": [.GET, .POST, .DELETE]
        case "/rides", "/models": [.GET, .POST]
        case "/rides/current": [.GET]
        default:
            path.hasPrefix("/items/") || path.hasPrefix("/models/") ? [.GET] : PromotionServer.methods(of: path)
        }
    }

    /// Has the ride that is under way go on, as it does by itself after a while.
    public func advanceRide() {
        if rides.advance() { endWaits(forNews: true) }
    }

    /// The number of times that somebody was given access to the promotions.
    public var accessCount: Int { promotions.accessCount }

    /// Takes every access to the promotions back: a session gets another.
    public func expireAccess() { promotions.expireAccess() }

    /// Ends every session: whoever wants to see promotions logs in again.
    public func endSessions() { promotions.endSessions() }

    private func answerRide(_ request: HTTPRequest) async throws -> HTTPResponse {
        if request.path == "/rides/current" {
            let known = request.query.first { $0.name == "after" }?.value
            // Who waits for nothing new is told so after a while, and asks again.
            if known == rides.state, rides.isUnderWay { try await wait(.seconds(20), forNews: true) }
            return rides.answerCurrent()
        }
        guard request.method == .POST else { return rides.answerAll() }
        rides.begin()
        rideTask?.cancel()
        rideTask = Task { [weak self, rideStep] in
            while await self?.rides.isUnderWay == true {
                guard (try? await Task.sleep(for: rideStep)) != nil else { return }
                await self?.advanceRide()
            }
        }
        return rides.answerCurrent()
    }

    private func endWaits(forNews: Bool) {
        for wait in waits.values where wait.isForNews == forNews { wait.task.cancel() }
    }

    /// Waits so long, or until the behaviour is another one, or there is news.
    private func wait(_ duration: Duration, forNews: Bool = false) async throws {
        let wait = Task { _ = try? await Task.sleep(for: duration) }
        let id = UUID()
        waits[id] = Wait(task: wait, isForNews: forNews)
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
