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

    @Test("connects who makes up the module")
    func connects() {
        let view = AboutViewFactory.createView()
        let actors = view.lifetime.actors
        #expect(actors["interactor"] is AboutInteractor)
        #expect(actors["wireframe"] is AboutWireframe)
        #expect(actors["presenter"] is AboutPresenter)
        #expect((actors["interactor"] as? AboutInteractor)?.presenter === actors["presenter"])
        #expect((actors["presenter"] as? AboutPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutViewFactory.createView())
            await window.settle()
        }
    }
}
