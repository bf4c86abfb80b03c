import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("RideStatusViewController")
struct RideStatusViewControllerTests {
    private let interactor = RideStatusInteractorProtocolMock()
    private let viewController: RideStatusViewController

    init() {
        viewController = RideStatusViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("tells the interactor requestTapped")
    func requestTapped() throws {
        let view = try #require(viewController.view as? RideStatusView)
        view.requestButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .requestTapped])
    }

    @Test("tells the interactor fareTapped")
    func fareTapped() throws {
        let view = try #require(viewController.view as? RideStatusView)
        view.fareButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .fareTapped])
    }

    @Test("tells the interactor historyTapped")
    func historyTapped() throws {
        let view = try #require(viewController.view as? RideStatusView)
        view.historyButton.sendActions(for: .touchUpInside)
        #expect(interactor.calls == [.viewDidLoad, .historyTapped])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? RideStatusView)
        let viewModel = RideStatusViewModel(state: "some text", driver: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.stateLabel.text == "some text")
        #expect(view.driverLabel.text == "some text")
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? RideStatusView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        #expect(view.stateLabel.isHidden)
        #expect(view.driverLabel.isHidden)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
        #expect(!view.stateLabel.isHidden)
        #expect(!view.driverLabel.isHidden)
    }
}
