import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedViewFactory")
struct DatedViewFactoryTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = DatedViewFactory.createView(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            moduleOutput: DatedModuleOutputMock())
        view.loadViewIfNeeded()
        #expect(view.rootView.titleLabel.text == "Dated")
    }

    @Test("has a wireframe that leaves the module")
    func closes() {
        let beneath = UIViewController()
        let view = DatedViewFactory.createView(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            moduleOutput: DatedModuleOutputMock())
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(view, animated: false)
        DatedWireframe().close(from: view)
        #expect(stack.topViewController === beneath)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = DatedViewFactory.createView(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            moduleOutput: DatedModuleOutputMock())
        let actors = view.lifetime.actors
        #expect(actors["interactor"] is DatedInteractor)
        #expect(actors["wireframe"] is DatedWireframe)
        #expect(actors["presenter"] is DatedPresenter)
        #expect((actors["interactor"] as? DatedInteractor)?.presenter === actors["presenter"])
        #expect((actors["presenter"] as? DatedPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                DatedViewFactory.createView(
                    link: URL(fileURLWithPath: "/sample"),
                    at: Date(timeIntervalSince1970: 0),
                    moduleOutput: DatedModuleOutputMock()))
            await window.settle()
        }
    }
}
