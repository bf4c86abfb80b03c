import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutViewFactory")
struct AboutViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = AboutViewFactory.createView()
        view.loadViewIfNeeded()
        #expect(view.rootView.titleLabel.text == "About")
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = AboutViewFactory.createView()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        AboutWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = AboutViewFactory.createView()
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        AboutWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = AboutViewFactory.createView()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? AboutInteractor
        let wireframe = actors["wireframe"] as? AboutWireframe
        let presenter = actors["presenter"] as? AboutPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutViewFactory.createView())
            await window.settle()
        }
    }
}
