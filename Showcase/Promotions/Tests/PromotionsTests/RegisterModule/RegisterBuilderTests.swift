import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("RegisterBuilder")
struct RegisterBuilderTests {
    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await HTTPRequester.shared.replaced(by: Self.nobody) {
            try await expectNoLeaks {
                let window = SceneWindow(RegisterBuilder.createRegisterModule())
                await window.settle()
            }
        }
    }

    @Test("has a wireframe that goes to promotions list")
    func pushPromotionsListModule() async {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(stack)
        await window.settle()
        await HTTPRequester.shared.replaced(by: Self.nobody) {
            RegisterWireframe().pushPromotionsListModule(from: beneath)
            await window.settle()
        }
        #expect(stack.topViewController is PromotionsListVC)
    }

    /// A server that answers nothing.
    private static let nobody = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
}
