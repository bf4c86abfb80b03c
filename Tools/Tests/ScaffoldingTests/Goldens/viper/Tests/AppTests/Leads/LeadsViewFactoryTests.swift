import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsViewFactory")
struct LeadsViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = LeadsViewFactory.createView()
        view.loadViewIfNeeded()
        #expect(view.rootView.titleLabel.text == "Leads")
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = LeadsViewFactory.createView()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        LeadsWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that goes to detail")
    func showDetail() {
        let view = LeadsViewFactory.createView()
        let stack = UINavigationController(rootViewController: view)
        LeadsWireframe().showDetail(
            from: view,
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            moduleOutput: DetailModuleOutputMock())
        #expect(stack.topViewController is DetailViewController && stack.viewControllers.count == 2)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = LeadsViewFactory.createView()
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        LeadsWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = LeadsViewFactory.createView()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? LeadsInteractor
        let wireframe = actors["wireframe"] as? LeadsWireframe
        let presenter = actors["presenter"] as? LeadsPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsViewFactory.createView())
            await window.settle()
        }
    }
}
