import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LoginBuilder")
struct LoginBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = LoginBuilder.createLoginModule()
        view.loadViewIfNeeded()
        #expect(view.greetingLabel.text == "Login")
    }

    @Test("has a wireframe that goes to about")
    func pushAboutModule() {
        let stack = UINavigationController(rootViewController: UIViewController())
        LoginWireframe().pushAboutModule(from: stack.viewControllers[0])
        #expect(stack.topViewController is AboutVC)
    }

    @Test("has a wireframe that goes to terms and conditions")
    func pushTermsAndConditionsModule() {
        let stack = UINavigationController(rootViewController: UIViewController())
        LoginWireframe().pushTermsAndConditionsModule(from: stack.viewControllers[0])
        #expect(stack.topViewController is TermsAndConditionsVC)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LoginBuilder.createLoginModule())
            await window.settle()
        }
    }
}
