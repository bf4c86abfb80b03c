import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailBuilder")
struct DetailBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = DetailBuilder.createDetailModule(
            aboutProvider: AboutProviderInterfaceMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: DetailModuleDelegateMock())
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "Detail")
    }

    @Test("has a wireframe that goes to about")
    func pushAboutModule() {
        let stack = UINavigationController(rootViewController: UIViewController())
        DetailWireframe().pushAboutModule(from: stack.viewControllers[0])
        #expect(stack.topViewController is AboutVC)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = DetailBuilder.createDetailModule(
            aboutProvider: AboutProviderInterfaceMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: DetailModuleDelegateMock())
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? DetailInteractor
        let wireframe = actors["wireframe"] as? DetailWireframe
        let presenter = actors["presenter"] as? DetailPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                DetailBuilder.createDetailModule(
                    aboutProvider: AboutProviderInterfaceMock(),
                    item: .sample,
                    page: 42,
                    others: [.sample],
                    names: ["some text": .sample],
                    delegate: DetailModuleDelegateMock()))
            await window.settle()
        }
    }
}
