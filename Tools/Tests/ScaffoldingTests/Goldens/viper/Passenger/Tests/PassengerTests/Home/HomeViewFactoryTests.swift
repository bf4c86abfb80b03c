import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeViewFactory")
struct HomeViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = HomeViewFactory.createView()
        view.loadViewIfNeeded()
        #expect(view.rootView.titleLabel.text == "Home")
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = HomeViewFactory.createView()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        HomeWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = HomeViewFactory.createView()
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        HomeWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = HomeViewFactory.createView()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? HomeInteractor
        let wireframe = actors["wireframe"] as? HomeWireframe
        let presenter = actors["presenter"] as? HomePresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeViewFactory.createView())
            await window.settle()
        }
    }
}
