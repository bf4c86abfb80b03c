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
        let interactor = actors["interactor"] as? LoginInteractor
        let wireframe = actors["wireframe"] as? LoginWireframe
        let helpWireframe = actors["helpWireframe"] as? LoginHelpWireframe
        let urlsWireframe = actors["urlsWireframe"] as? LoginURLsWireframe
        let presenter = actors["presenter"] as? LoginPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(helpWireframe != nil)
        #expect(urlsWireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LoginBuilder.createLoginModule())
            await window.settle()
        }
    }
}
