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

    @Test("connects who makes up the module")
    func connects() {
        let view = LoginBuilder.createLoginModule()
        let actors = view.lifetime.actors
        #expect(actors["interactor"] is LoginInteractor)
        #expect(actors["wireframe"] is LoginWireframe)
        #expect(actors["helpWireframe"] is LoginHelpWireframe)
        #expect(actors["urlsWireframe"] is LoginURLsWireframe)
        #expect(actors["presenter"] is LoginPresenter)
        #expect((actors["interactor"] as? LoginInteractor)?.handler === actors["presenter"])
        #expect((actors["presenter"] as? LoginPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LoginBuilder.createLoginModule())
            await window.settle()
        }
    }
}
