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

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeViewFactory.createView())
            await window.settle()
        }
    }
}
