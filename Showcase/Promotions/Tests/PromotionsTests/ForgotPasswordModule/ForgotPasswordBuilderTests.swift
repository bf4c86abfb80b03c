import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("ForgotPasswordBuilder")
struct ForgotPasswordBuilderTests {
    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await HTTPRequester.shared.replaced(by: Self.nobody) {
            try await expectNoLeaks {
                let window = SceneWindow(ForgotPasswordBuilder.createForgotPasswordModule())
                await window.settle()
            }
        }
    }

    @Test("has a wireframe that goes back to what is beneath")
    func goesBack() async {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let window = SceneWindow(stack)
        await window.settle()
        ForgotPasswordWireframe().goBack(from: top)
        await window.settle()
        #expect(stack.topViewController === beneath)
    }

    /// A server that answers nothing.
    private static let nobody = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
}
