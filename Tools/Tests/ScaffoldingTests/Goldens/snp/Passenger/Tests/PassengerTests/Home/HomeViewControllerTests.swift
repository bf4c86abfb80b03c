import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeViewController")
struct HomeViewControllerTests {
    private let interactor = HomeInteractorProtocolMock()
    private let viewController: HomeViewController

    init() {
        viewController = HomeViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("says what it is, what is entered, and what a button does")
    func saysItsTexts() {
        #expect(viewController.title == "Home")
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? HomeView)
        let viewModel = HomeViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("connects who makes up the scene")
    func connects() {
        let viewController = HomeConfigurator.build().viewController
        let actors = viewController.lifetime.actors
        let presenter = actors["presenter"] as? HomePresenter
        let router = actors["router"] as? HomeRouter
        let interactor = actors["interactor"] as? HomeInteractor
        #expect(presenter != nil)
        #expect(router != nil)
        #expect(interactor != nil)
        #expect(presenter?.viewController === viewController)
        #expect(router?.viewController === viewController)
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeConfigurator.build().viewController)
            await window.settle()
        }
    }
}
