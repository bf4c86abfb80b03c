import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeViewController")
struct HomeViewControllerTests {
    private let interactor = HomeBusinessLogicMock()
    private let router = HomeDataPassingMock()
    private let viewController: HomeViewController

    init() {
        viewController = HomeViewController(interactor: interactor, router: router)
    }

    @Test("requests what it displays when it is loaded")
    func requestsWhenLoaded() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.load(request: Home.Load.Request())])
    }

    @Test("displays what was loaded")
    func displaysLoaded() {
        viewController.displayLoaded(viewModel: Home.Load.ViewModel(title: "some text"))
        #expect(viewController.titleLabel.text == "some text")
    }

    @Test("builds a scene that displays what its worker loads")
    func buildsTheScene() {
        let built = HomeViewController.build()
        built.loadViewIfNeeded()
        #expect(built.titleLabel.text == "Home")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = HomeViewController.build()
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? HomePresenter
        let interactor = actors["interactor"] as? HomeInteractor
        let router = actors["router"] as? HomeRouter
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeViewController.build())
            await window.settle()
        }
    }
}
