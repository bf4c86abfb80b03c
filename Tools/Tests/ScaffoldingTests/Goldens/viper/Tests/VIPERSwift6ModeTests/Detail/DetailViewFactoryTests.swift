import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import VIPERSwift6Mode

@MainActor
@Suite("DetailViewFactory")
struct DetailViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = DetailViewFactory.createView(
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            moduleOutput: DetailModuleOutputMock())
        view.loadViewIfNeeded()
        #expect(view.rootView.titleLabel.text == "Detail")
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = DetailViewFactory.createView(
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            moduleOutput: DetailModuleOutputMock())
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        DetailWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("has a wireframe that goes to about")
    func showAbout() {
        let view = DetailViewFactory.createView(
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            moduleOutput: DetailModuleOutputMock())
        let stack = UINavigationController(rootViewController: view)
        DetailWireframe().showAbout(from: view)
        #expect(stack.topViewController is AboutViewController && stack.viewControllers.count == 2)
    }

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = DetailViewFactory.createView(
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            moduleOutput: DetailModuleOutputMock())
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        DetailWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = DetailViewFactory.createView(
            itemService: ItemServiceProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            moduleOutput: DetailModuleOutputMock())
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? DetailInteractor
        let wireframe = actors["wireframe"] as? DetailWireframe
        let presenter = actors["presenter"] as? DetailPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.presenter === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                DetailViewFactory.createView(
                    itemService: ItemServiceProtocolMock(),
                    item: .sample,
                    page: 42,
                    others: [.sample],
                    names: ["some text": .sample],
                    moduleOutput: DetailModuleOutputMock()))
            await window.settle()
        }
    }
}
