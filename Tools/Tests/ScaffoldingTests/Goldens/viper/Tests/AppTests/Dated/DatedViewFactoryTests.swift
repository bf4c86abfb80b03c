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

    @Test("has a wireframe that takes away what was presented")
    func closesPresented() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let view = DatedViewFactory.createView(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            moduleOutput: DatedModuleOutputMock())
        window.window.rootViewController?.present(view, animated: false)
        await window.settle()
        DatedWireframe().close(from: view)
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = DatedViewFactory.createView(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            moduleOutput: DatedModuleOutputMock())
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? DatedInteractor
        let wireframe = actors["wireframe"] as? DatedWireframe
        let presenter = actors["presenter"] as? DatedPresenter
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
                DatedViewFactory.createView(
                    link: URL(fileURLWithPath: "/sample"),
                    at: Date(timeIntervalSince1970: 0),
                    moduleOutput: DatedModuleOutputMock()))
            await window.settle()
        }
    }
}
