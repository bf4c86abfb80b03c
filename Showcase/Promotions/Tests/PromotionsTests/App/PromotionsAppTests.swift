import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionsApp")
struct PromotionsAppTests {
    private let secrets = MemorySecrets()

    /// The app's root in a window, with nothing of this device's.
    private func begin(_ body: (SceneWindow, RootNavigationController) async throws -> Void) async throws {
        let transport = StubTransport()
        transport.answer("/access", json: #"{"data":{"token":"access"}}"#)
        transport.answer("/promotions", json: #"{"data":[]}"#)
        let server = try #require(URL(string: "http://api.example"))
        try await AppParts(api: server, transport: transport, secrets: secrets).replacing {
            let root = RootNavigationControllerBuilder.createRootNavigationController()
            let window = SceneWindow(root)
            await window.settle()
            try await body(window, root)
        }
    }

    @Test("begins with Promotions list where somebody is logged in")
    func begins() async throws {
        secrets.setSecret(Data("token".utf8), "token")
        try await begin { _, root in
            #expect(root.topViewController is PromotionsListVC)
        }
    }

    @Test("begins with Login where nobody is logged in")
    func beginsForNobody() async throws {
        try await begin { _, root in
            #expect(root.topViewController is LoginVC)
        }
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
            #expect(root.topViewController is LoginVC)
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
