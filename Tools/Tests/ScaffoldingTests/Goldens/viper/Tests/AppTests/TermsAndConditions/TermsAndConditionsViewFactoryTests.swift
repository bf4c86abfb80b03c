import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsViewFactory")
struct TermsAndConditionsViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = TermsAndConditionsViewFactory.createView()
        view.loadViewIfNeeded()
        #expect(view.rootView.firstVeryLongNameLabel.text == "Terms and conditions")
        #expect(view.rootView.secondVeryLongNameLabel.text == "0")
        #expect(view.rootView.thirdVeryLongNameLabel.text == "0.0")
        #expect(view.rootView.fourthVeryLongNameLabel.text == "false")
        #expect(view.rootView.fifthNameLabel.text == "")
        #expect(view.rootView.sixthNameIsLongLabel.text == nil)
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = TermsAndConditionsViewFactory.createView()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        TermsAndConditionsWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = TermsAndConditionsViewFactory.createView()
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        TermsAndConditionsWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = TermsAndConditionsViewFactory.createView()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? TermsAndConditionsInteractor
        let wireframe = actors["wireframe"] as? TermsAndConditionsWireframe
        let presenter = actors["presenter"] as? TermsAndConditionsPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsViewFactory.createView())
            await window.settle()
        }
    }
}
