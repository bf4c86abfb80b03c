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

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? HomeView)
        let viewModel = HomeViewModel(title: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.titleLabel.text == "some text")
    }

    @Test("takes the whole scene with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeConfigurator.build())
            await window.settle()
        }
    }
}
