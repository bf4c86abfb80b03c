import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("LoginBuilder")
struct LoginBuilderTests {
    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await HTTPRequester.shared.replaced(by: Self.nobody) {
            try await expectNoLeaks {
                let window = SceneWindow(LoginBuilder.createLoginModule())
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
            LoginWireframe().pushPromotionsListModule(from: beneath)
            await window.settle()
        }
        #expect(stack.topViewController is PromotionsListVC)
    }

    @Test("has a wireframe that goes to forgot password")
    func pushForgotPasswordModule() async {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(stack)
        await window.settle()
        await HTTPRequester.shared.replaced(by: Self.nobody) {
            LoginWireframe().pushForgotPasswordModule(from: beneath)
            await window.settle()
        }
        #expect(stack.topViewController is ForgotPasswordVC)
    }

    @Test("has a wireframe that goes to register")
    func pushRegisterModule() async {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(stack)
        await window.settle()
        await HTTPRequester.shared.replaced(by: Self.nobody) {
            LoginWireframe().pushRegisterModule(from: beneath)
            await window.settle()
        }
        #expect(stack.topViewController is RegisterVC)
    }

    /// A server that answers nothing.
    private static let nobody = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
}
