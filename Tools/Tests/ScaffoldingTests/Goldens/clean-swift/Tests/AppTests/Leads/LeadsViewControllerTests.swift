import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsViewController")
struct LeadsViewControllerTests {
    private let interactor = LeadsBusinessLogicMock()
    private let router = LeadsDataPassingMock()
    private let viewController: LeadsViewController

    init() {
        viewController = LeadsViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: Leads.Load.Request())])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(viewModel: Leads.Load.ViewModel(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = LeadsViewController.build()
        built.loadViewIfNeeded()
        #expect(built.titleLabel.text == "Leads")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let scene = LeadsViewController.build()
        let actors = scene.lifetime.actors
        #expect(actors["presenter"] is LeadsPresenter)
        #expect(actors["interactor"] is LeadsInteractor)
        #expect(actors["router"] is LeadsRouter)
        #expect((actors["presenter"] as? LeadsPresenter)?.viewController === scene)
        #expect((actors["router"] as? LeadsRouter)?.viewController === scene)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsViewController.build())
            await window.settle()
        }
    }
}
