import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

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

/// Of 'make soak' only, where they have the process to themselves: the app's static places are the whole process's, and views are
/// loaded in turns of the main queue, which know nothing of what a test replaces for its own task.
@MainActor
@Suite(
    "Walks through Promotions",
    .enabled(if: ProcessInfo.processInfo.environment["SCAENA_SOAK"] != nil, "in make soak"), .timeLimit(.minutes(30)))
struct PromotionsWalkTests {
    private static let count = 500

    @Test("leave nobody behind, come to every screen, and find a name for every control")
    func leaveNobodyBehind() async throws {
        let (start, server) = (Date(), WalkedServer())
        let parts = AppParts(api: try #require(URL(string: "http://api.example")), transport: server)
        parts.use()
        let walks = RandomWalks {
            server.begin()
            await parts.session.forget()
            return WalkedApp(
                RootNavigationControllerBuilder.createRootNavigationController(),
                events: [
                    "the server fails": { server.fail(true) }, "the server works": { server.fail(false) },
                    "the server forgets who is logged in": { server.forget() },
                ])
        }
        let report = try await walks.run(Self.count)
        print("Promotions: \(report), in \(Int(Date().timeIntervalSince(start))) s")
        for screen in ["LoginVC", "RegisterVC", "ForgotPasswordVC", "PromotionsListVC", "PromotionDetailVC"] {
            #expect(report.screens.keys.contains(screen), "\(screen)")
        }
    }
}
