import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionsListBuilder")
struct PromotionsListBuilderTests {
    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await HTTPRequester.shared.replaced(by: Self.nobody) {
            try await expectNoLeaks {
                let window = SceneWindow(PromotionsListBuilder.createPromotionsListModule())
                await window.settle()
            }
        }
    }

    @Test("has a wireframe that goes to promotion detail")
    func pushPromotionDetailModule() async {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(stack)
        await window.settle()
        await HTTPRequester.shared.replaced(by: Self.nobody) {
            PromotionsListWireframe().pushPromotionDetailModule(from: beneath, promotion: .sample)
            await window.settle()
        }
        #expect(stack.topViewController is PromotionDetailVC)
    }

    @Test("has a wireframe that asks the user: Logout")
    func confirmLogout() async throws {
        let top = UIViewController()
        let window = SceneWindow(top)
        await window.settle()
        let answer = Task { await PromotionsListWireframe().confirmLogout(from: top) }
        try await window.waitFor("Log out?")
        try await window.tap("Log out")
        #expect(await answer.value)
    }

    /// A server that answers nothing.
    private static let nobody = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
}
