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
    private let promotion = Promotion(
        id: "7", title: "Free ride", text: "Once", discount: 100, ends: Date(timeIntervalSince1970: 0))

    /// The app's root in a window, with nothing of this device's.
    private func begin(_ body: (SceneWindow, RootNavigationController) async throws -> Void) async throws {
        let transport = StubTransport()
        transport.answer("/access", json: #"{"data":{"token":"access"}}"#)
        transport.answer("/promotions", json: #"{"data":[]}"#)
        transport.answer("/session", json: #"{"data":{"id":"7","token":"token"}}"#)
        let json = String(decoding: try ServerJSON.encoder().encode(promotion), as: UTF8.self)
        transport.answer("/promotions/7", json: "{\"data\":" + json + "}")
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

    @Test("opens a promotion that a link leads to, from wherever")
    func opensLinks() async throws {
        secrets.setSecret(Data("token".utf8), "token")
        try await begin { window, root in
            root.open(promotionID: promotion.id)
            try await window.wait(for: "The promotion") { window.screen is PromotionDetailVC }
            root.present(UIViewController(), animated: false)
            await window.settle()
            root.open(promotionID: promotion.id)
            try await window.wait(for: "The promotion") {
                root.presentedViewController == nil && window.screen is PromotionDetailVC
            }
            #expect(root.viewControllers.count == 2)
        }
    }

    @Test("has whoever is not logged in log in first, and opens what the link leads to then")
    func opensLinksAfterTheLogin() async throws {
        try await begin { window, root in
            root.open(promotionID: promotion.id)
            await window.settle()
            #expect(window.screen is LoginVC)
            try await window.type("7", into: "User name")
            try await window.type("7", into: "Password")
            let login = try #require(window.screen as? LoginVC)
            login.loginButton.sendActions(for: .touchUpInside)
            try await window.wait(for: "The promotion") { window.screen is PromotionDetailVC }
            await window.settle()
            #expect(root.viewControllers.map { $0 is PromotionsListVC } == [true, false])
        }
    }

    @Test("says that the server has no such promotion, and leads back to the list")
    func saysThatItIsGone() async throws {
        secrets.setSecret(Data("token".utf8), "token")
        try await begin { window, root in
            root.open(promotionID: "none")
            try await window.waitFor("Retry")
            try await window.tap("OK")
            #expect(window.screen is PromotionDetailVC)
            try await window.goBack()
            #expect(window.screen is PromotionsListVC)
        }
    }

    @Test("knows the addresses of promotions, and no others")
    func knowsItsAddresses() throws {
        func id(_ address: String) throws -> String? {
            (PromotionsApp.routes.action(for: try #require(URL(string: address))) as? ShowPromotion)?.id
        }
        #expect(try id("promotions://promotions/2") == "2")
        #expect(try id("https://promotions.example/promotions/2") == "2")
        #expect(try id("https://items.example/promotions/2") == nil)
        #expect(try id("promotions://others/2") == nil)
    }

    @Test("opens the same screens again after a restart, as far as whoever is logged in may see them")
    func restores() async throws {
        secrets.setSecret(Data("token".utf8), "token")
        var saved: SavedFlow?
        try await begin { window, root in
            root.open(promotionID: promotion.id)
            try await window.wait(for: "The promotion") { window.screen is PromotionDetailVC }
            saved = try root.savedScreens()
        }
        let screens = try #require(saved)
        try await begin { window, root in
            root.restoreScreens(screens) { try PromotionsApp.makeScreen(for: $0) }
            // Here, where what the test replaces holds.
            root.topViewController?.loadViewIfNeeded()
            await window.settle()
            #expect(window.screen is PromotionDetailVC && window.shows(promotion.title))
        }
        secrets.setSecret(nil, "token")
        try await begin { window, root in
            root.restoreScreens(screens) { try PromotionsApp.makeScreen(for: $0) }
            await window.settle()
            #expect(window.screen is LoginVC)
            try await window.tap("Register")
            let register = try #require(try root.savedScreens())
            root.popToRootViewController(animated: false)
            root.restoreScreens(register) { try PromotionsApp.makeScreen(for: $0) }
            #expect(root.topViewController is RegisterVC)
        }
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            try await begin { _, _ in }
        }
    }
}
