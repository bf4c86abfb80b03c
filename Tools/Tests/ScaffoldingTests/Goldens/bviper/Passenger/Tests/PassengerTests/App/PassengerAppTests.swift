import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("PassengerApp")
struct PassengerAppTests {
    private let secrets = MemorySecrets()

    /// The app's root in a window, with nothing of this device's.
    private func begin(_ body: (SceneWindow, RootNavigationController) async throws -> Void) async throws {
        let store = SessionStore(secrets: secrets)
        let provider = HTTPProvider(baseURL: HTTPRequester.server, transport: SilentServer())
        try await SessionStore.shared.replaced(by: { store }) {
            try await HTTPRequester.shared.replaced(by: provider) {
                try await show(body)
            }
        }
    }

    private func show(_ body: (SceneWindow, RootNavigationController) async throws -> Void) async throws {
        let root = try #require(PassengerApp().makeRootViewController() as? RootNavigationController)
        let window = SceneWindow(root)
        await window.settle()
        try await body(window, root)
    }

    @Test("begins with Home")
    func begins() async throws {
        secrets.setSecret(Data("token".utf8), "token")
        try await begin { _, root in
            #expect(root.topViewController is HomeVC)
        }
    }

    @Test("begins with Home where nobody is logged in")
    func beginsForNobody() async throws {
        try await begin { _, root in
            #expect(root.topViewController is HomeVC)
        }
    }

    @Test("begins in the window of its scene")
    func beginsInWindow() {
        let window = UIWindow()
        #expect(SceneDelegate().start(in: window) == nil)
        #expect(window.rootViewController is RootNavigationController)
    }

    @Test("begins anew, without what was opened, when the session ends")
    func beginsAnew() async throws {
        secrets.setSecret(Data("token".utf8), "token")
        try await begin { window, root in
            root.pushViewController(UIViewController(), animated: false)
            root.present(UIViewController(), animated: false)
            await window.settle()
            await SessionBO.end()
            await window.settle()
            #expect(root.presentedViewController == nil && root.viewControllers.count == 1)
            #expect(root.topViewController is HomeVC)
        }
        #expect(secrets.secret("token") == nil)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            try await begin { _, _ in }
        }
    }
}

/// Answers nothing: what the first module asks for is no business of these tests.
nonisolated private struct SilentServer: HTTPTransport {
    func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        let (answers, _) = AsyncStream.makeStream(of: Never.self)
        for await _ in answers {}
        throw CancellationError()
    }
}
