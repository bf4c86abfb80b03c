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
        #expect(actors["interactor"] is LeadsInteractor)
        #expect(actors["wireframe"] is LeadsWireframe)
        #expect(actors["presenter"] is LeadsPresenter)
        #expect((actors["interactor"] as? LeadsInteractor)?.handler === actors["presenter"])
        #expect((actors["presenter"] as? LeadsPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsBuilder.createLeadsModule())
            await window.settle()
        }
    }
}
