import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewViewFactory")
struct ViewViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = ViewViewFactory.createView()
        view.loadViewIfNeeded()
        #expect(view.rootView.stackLabel.text == "View")
        #expect(view.rootView.presenterLabel.text == "false")
        #expect(view.rootView.rootViewLabel.text == "0.0")
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = ViewViewFactory.createView()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        ViewWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = ViewViewFactory.createView()
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        ViewWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = ViewViewFactory.createView()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? ViewInteractor
        let wireframe = actors["wireframe"] as? ViewWireframe
        let presenter = actors["presenter"] as? ViewPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewViewFactory.createView())
            await window.settle()
        }
    }
}
