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

    @Test("connects who makes up the module")
    func connects() {
        let view = ViewViewFactory.createView()
        let actors = view.lifetime.actors
        #expect(actors["interactor"] is ViewInteractor)
        #expect(actors["wireframe"] is ViewWireframe)
        #expect(actors["presenter"] is ViewPresenter)
        #expect((actors["interactor"] as? ViewInteractor)?.presenter === actors["presenter"])
        #expect((actors["presenter"] as? ViewPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewViewFactory.createView())
            await window.settle()
        }
    }
}
