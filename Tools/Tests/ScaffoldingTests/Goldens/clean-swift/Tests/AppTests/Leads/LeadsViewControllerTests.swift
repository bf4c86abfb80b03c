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
        let viewController = LeadsViewController.build()
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? LeadsPresenter
        let interactor = actors["interactor"] as? LeadsInteractor
        let router = actors["router"] as? LeadsRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsViewController.build())
            await window.settle()
        }
    }
}
