import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AccountCreateViewFactory")
struct AccountCreateViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = AccountCreateViewFactory.createView()
        view.loadViewIfNeeded()
        #expect(view.rootView.nameLabel.text == "Account create")
        #expect(view.rootView.tagsLabel.text == "")
        #expect(view.rootView.countsLabel.text == "")
        #expect(view.rootView.isOpenLabel.text == "false")
        #expect(view.rootView.rateLabel.text == nil)
        #expect(view.rootView.hintLabel.text == nil)
        #expect(view.rootView.noLabel.text == nil)
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = AccountCreateViewFactory.createView()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        AccountCreateWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that goes to about")
    func showAbout() {
        let view = AccountCreateViewFactory.createView()
        let stack = UINavigationController(rootViewController: view)
        AccountCreateWireframe().showAbout(from: view)
        #expect(stack.topViewController is AboutViewController && stack.viewControllers.count == 2)
    }

    @Test("has a wireframe that goes to terms and conditions")
    func showTermsAndConditions() {
        let view = AccountCreateViewFactory.createView()
        let stack = UINavigationController(rootViewController: view)
        AccountCreateWireframe().showTermsAndConditions(from: view)
        #expect(stack.topViewController is TermsAndConditionsViewController && stack.viewControllers.count == 2)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = AccountCreateViewFactory.createView()
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        AccountCreateWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = AccountCreateViewFactory.createView()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? AccountCreateInteractor
        let wireframe = actors["wireframe"] as? AccountCreateWireframe
        let presenter = actors["presenter"] as? AccountCreatePresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AccountCreateViewFactory.createView())
            await window.settle()
        }
    }
}
