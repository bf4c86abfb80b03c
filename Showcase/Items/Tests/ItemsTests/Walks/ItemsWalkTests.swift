import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Items

/// The server's items, in memory; it fails where a walk says so.
private final class WalkedServer: HTTPTransport {
    private struct State {
        var items = [Item(id: "1", name: "۱", created: Date(timeIntervalSince1970: 0), isEnabled: true)]
        var fails = false
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var state = State()

    func fail(_ fails: Bool) { lock.withLock { state.fails = fails } }

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        try lock.withLock {
            guard !state.fails else { return HTTPResponse(status: 503) }
            switch request.method {
            case .delete:
                state.items = []
                return HTTPResponse(status: 204)
            case .post:
                let item = Item(
                    id: "\(state.items.count + 1)", name: "۲", created: Date(timeIntervalSince1970: 0), isEnabled: false
                )
                state.items.append(item)
                return HTTPResponse(status: 200, body: try ServerJSON.encoder().encode(["data": item]))
            default:
                return HTTPResponse(status: 200, body: try ServerJSON.encoder().encode(["data": state.items]))
            }
        }
    }
}

@MainActor
@Suite("Walks through Items", .timeLimit(.minutes(ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 30)))
struct ItemsWalkTests {
    /// Walks through the app in a language.
    private func walks(_ language: Words.Language) -> RandomWalks {
        RandomWalks {
            let server = WalkedServer()
            let address = try #require(URL(string: "http://api.example"))
            let app = ItemsApp(
                dependencies: AppDependencies(
                    provider: HTTPProvider(baseURL: address, transport: server), words: ItemsWords.words(language)))
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
        print("Items: \(report), in \(Int(Date().timeIntervalSince(start))) s")
        #expect(report.screens.keys.contains("ItemsDetailViewController"))
        #expect(report.screens.keys.contains("ItemsAddViewController"))
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
