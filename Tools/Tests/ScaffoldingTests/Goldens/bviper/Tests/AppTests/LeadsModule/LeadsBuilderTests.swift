import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsBuilder")
struct LeadsBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = LeadsBuilder.createLeadsModule()
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "Leads")
    }

    @Test("has a wireframe that goes to detail")
    func pushDetailModule() {
        let stack = UINavigationController(rootViewController: UIViewController())
        LeadsWireframe().pushDetailModule(
            from: stack.viewControllers[0],
            aboutProvider: AboutProviderInterfaceMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: DetailModuleDelegateMock())
        #expect(stack.topViewController is DetailVC)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = LeadsBuilder.createLeadsModule()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? LeadsInteractor
        let wireframe = actors["wireframe"] as? LeadsWireframe
        let presenter = actors["presenter"] as? LeadsPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsBuilder.createLeadsModule())
            await window.settle()
        }
    }
}
