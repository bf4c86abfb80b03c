import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Models

/// The server's models, in memory; it fails or is out of reach where a walk says so.
private final class WalkedServer: HTTPTransport {
    private struct State {
        var models = [Model(id: "1", name: "۱", created: Date(timeIntervalSince1970: 0))]
        var fails = false
        var isAway = false
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var state = State()

    func fail(_ fails: Bool, isAway: Bool = false) { lock.withLock { (state.fails, state.isAway) = (fails, isAway) } }

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        try lock.withLock {
            if state.isAway { throw HTTPError.offline }
            guard !state.fails else { return HTTPResponse(status: 503) }
            if request.method == .post {
                let id = "\(state.models.count + 1)"
                state.models.append(Model(id: id, name: "۲", created: Date(timeIntervalSince1970: 0)))
                return try answer(state.models.last)
            }
            guard url.lastPathComponent != "models" else { return try answer(state.models) }
            return try answer(state.models.first { $0.id == url.lastPathComponent })
        }
    }

    private func answer(_ value: some Encodable) throws -> HTTPResponse {
        HTTPResponse(status: 200, body: try ServerJSON.encoder().encode(["data": value]))
    }
}

/// Has the app come over it as soon as it is seen.
private final class HomeViewController: UIViewController {
    var seen: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        seen?()
        seen = nil
    }
}

@MainActor
@Suite(
    "Walks through Models", .timeLimit(.minutes(ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 30)))
struct ModelsWalkTests {
    /// Walks through the app in a language.
    private func walks(_ language: Words.Language) -> RandomWalks {
        RandomWalks {
            let server = WalkedServer()
            let address = try #require(URL(string: "http://api.example"))
            let reachability = Reachability()
            let transport = ReachabilityTransport(transport: server, reachability: reachability)
            let app = ModelsApp(
                container: ApplicationContainer.build(
                    provider: HTTPProvider(baseURL: address, transport: transport), reachability: reachability,
                    words: ModelsWords.words(language)))
            let home = HomeViewController()
            home.seen = { [weak home] in
                let button = UIBarButtonItem(image: UIImage(systemName: "house"), primaryAction: UIAction { _ in })
                button.accessibilityLabel = app.words("Home")
                if let home { app.start(over: home, home: button) }
            }
            return WalkedApp(
                home,
                events: [
                    "the server fails": { server.fail(true) }, "the server works": { server.fail(false) },
                    "the server is away": { server.fail(false, isAway: true) },
                ])
        }
    }

    /// Fifty; ten times as many in 'make soak'.
    private static let count = ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 500

    @Test("leave nobody behind, and find a name for every control")
    func leaveNobodyBehind() async throws {
        let start = Date()
        var walks = walks(.english)
        walks.check = expectAccessible
        let report = try await walks.run(Self.count)
        print("Models: \(report), in \(Int(Date().timeIntervalSince(start))) s")
    }

    @Test("find nothing in Persian that is not Persian")
    func areAllPersian() async throws {
        struct NotPersian: Error { let text: String }
        var walks = walks(.persian)
        walks.texts = ["", " ", "ماهی"]
        walks.check = { window in
            try expectAccessible(window)
            let latin = window.texts.first { $0.contains { $0.isASCII && $0.isLetter } }
            if let latin { throw NotPersian(text: latin) }
        }
        try await walks.run(Self.count, seed: 1_000)
    }
}
