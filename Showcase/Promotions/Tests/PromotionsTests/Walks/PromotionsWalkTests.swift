import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Promotions

/// Whoever logs in is let in; it fails, or knows nobody any more, where a walk says so.
private final class WalkedServer: HTTPTransport {
    private struct State {
        var fails = false
        var knowsSomebody = true
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var state = State()

    func begin() { lock.withLock { state = State() } }
    func fail(_ fails: Bool) { lock.withLock { state.fails = fails } }
    func forget() { lock.withLock { state.knowsSomebody = false } }

    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        try lock.withLock {
            guard !state.fails else { throw HTTPError.unreachable(url) }
            let promotion = Promotion(
                id: "1", title: "Free ride", text: "Early bird", discount: 20, ends: Date(timeIntervalSince1970: 0))
            let encoder = ServerJSON.encoder()
            switch request.path {
            case "/session" where request.method == .post, "/users":
                state.knowsSomebody = true
                let account = Account(id: "1", token: "abc")
                return HTTPResponse(status: 200, body: try encoder.encode(["data": account]))
            case "/passwords", "/session":
                return HTTPResponse(status: 204)
            case _ where !state.knowsSomebody:
                return HTTPResponse(status: 401)
            case "/access":
                return HTTPResponse(status: 200, body: try encoder.encode(["data": ["token": "access"]]))
            case "/promotions":
                return HTTPResponse(status: 200, body: try encoder.encode(["data": [promotion]]))
            default:
                return HTTPResponse(status: 200, body: try encoder.encode(["data": promotion]))
            }
        }
    }
}

@MainActor
@Suite(
    "Walks through Promotions",
    .timeLimit(.minutes(ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 30)))
struct PromotionsWalkTests {
    /// Fifty in each language; ten times as many in 'make soak'.
    private static let count = ProcessInfo.processInfo.environment["SCAENA_SOAK"] == nil ? 10 : 500

    /// Takes walks through the app in a language, which has its static places for these walks alone.
    private func walk(
        _ language: Words.Language, seed: UInt64, set: (inout RandomWalks) -> Void = { _ in }
    ) async throws -> WalkReport {
        let server = WalkedServer()
        let parts = AppParts(
            api: try #require(URL(string: "http://api.example")), transport: server, language: language)
        var walks = RandomWalks {
            server.begin()
            await parts.session.forget()
            return WalkedApp(
                RootNavigationControllerBuilder.createRootNavigationController(),
                events: [
                    "the server fails": { server.fail(true) }, "the server works": { server.fail(false) },
                    "the server forgets who is logged in": { server.forget() },
                ])
        }
        set(&walks)
        return try await parts.replacing { [walks] in try await walks.run(Self.count, seed: seed) }
    }

    @Test("leave nobody behind, come to every screen, and find a name for every control")
    func leaveNobodyBehind() async throws {
        let start = Date()
        let report = try await walk(.english, seed: 1) { $0.check = expectAccessible }
        print("Promotions: \(report), in \(Int(Date().timeIntervalSince(start))) s")
        for screen in ["LoginVC", "RegisterVC", "ForgotPasswordVC", "PromotionsListVC", "PromotionDetailVC"] {
            #expect(report.screens.keys.contains(screen), "\(screen)")
        }
    }

    @Test("find nothing in Persian that is not Persian")
    func areAllPersian() async throws {
        struct NotPersian: Error { let text: String }
        let start = Date()
        let report = try await walk(.persian, seed: 1_000) { walks in
            walks.texts = ["", " ", "ماهی"]
            walks.check = { window in
                try expectAccessible(window)
                let latin = window.texts.first { $0.contains { $0.isASCII && $0.isLetter } }
                if let latin { throw NotPersian(text: latin) }
            }
        }
        print("Promotions in Persian: \(report), in \(Int(Date().timeIntervalSince(start))) s")
    }
}
