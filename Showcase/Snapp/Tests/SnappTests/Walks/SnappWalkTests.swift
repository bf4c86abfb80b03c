import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Snapp

/// The server's rides, in memory: each is a state further whenever it is asked for. It fails where a walk says so.
private final class WalkedServer: HTTPTransport {
    private static let states = ["requested", "accepted", "arrived", "started", "finished"]
    private struct State {
        var position: Int?
        var fails = false
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var state = State()

    func fail(_ fails: Bool) { lock.withLock { state.fails = fails } }

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        try lock.withLock {
            guard !state.fails else { return HTTPResponse(status: 503) }
            if request.path == "/about" {
                return HTTPResponse(status: 200, body: try ServerJSON.encoder().encode(["data": ["text": "۱. ۲"]]))
            }
            if request.method == .post {
                state.position = 0
            } else if !request.query.isEmpty, let position = state.position {
                state.position = min(position + 1, Self.states.count - 1)
            }
            let ride = Ride(
                id: "1", state: state.position.map { Self.states[$0] } ?? "none", driver: "", fare: 7,
                requested: Date(timeIntervalSince1970: 0))
            let isList = request.path == "/rides" && request.method == .get
            let body =
                try isList
                ? ServerJSON.encoder().encode(["data": state.position == nil ? [] : [ride]])
                : ServerJSON.encoder().encode(["data": ride])
            return HTTPResponse(status: 200, body: body)
        }
    }
}

@MainActor
@Suite(
    "Walks through Snapp!", .timeLimit(.minutes(ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 30)))
struct SnappWalkTests {
    private func walks(_ language: Words.Language) -> RandomWalks {
        RandomWalks {
            let server = WalkedServer()
            let address = try #require(URL(string: "http://api.example"))
            let app = SnappApp(
                dependencies: AppDependencies(
                    provider: HTTPProvider(baseURL: address, transport: server), store: MemoryStore(),
                    words: SnappWords.words(language)))
            return WalkedApp(
                app.makeRootViewController(),
                events: ["the server fails": { server.fail(true) }, "the server works": { server.fail(false) }])
        }
    }

    /// Ten; five hundred in 'make soak'.
    private static let count = ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 500

    @Test("leave nobody behind, come to every screen, and find a name for every control")
    func leaveNobodyBehind() async throws {
        let start = Date()
        var walks = walks(.english)
        walks.check = expectAccessible
        let report = try await walks.run(Self.count)
        print("Snapp!: \(report), in \(Int(Date().timeIntervalSince(start))) s")
        for screen in ["RideStatus", "Fare", "History", "About", "Welcome"] {
            #expect(report.screens.keys.contains("\(screen)ViewController"))
        }
    }

    @Test("find nothing in Persian that is not Persian")
    func areAllPersian() async throws {
        struct NotPersian: Error { let text: String }
        var walks = walks(.persian)
        walks.check = { window in
            try expectAccessible(window)
            let latin = window.texts.first { text in
                !text.hasPrefix("http") && text != "Done" && text.contains { $0.isASCII && $0.isLetter }
            }
            if let latin { throw NotPersian(text: latin) }
        }
        try await walks.run(Self.count, seed: 1_000)
    }
}
