import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("FareViewController")
struct FareViewControllerTests {
    private let interactor = FareInteractorProtocolMock()
    private let viewController: FareViewController

    init() {
        viewController = FareViewController(interactor: interactor)
    }

    @Test("tells the interactor when its view is loaded")
    func tellsItsLifecycle() {
        viewController.loadViewIfNeeded()
        #expect(interactor.calls == [.viewDidLoad])
    }

    @Test("shows a view model")
    func shows() throws {
        let view = try #require(viewController.view as? FareView)
        let viewModel = FareViewModel(fare: "some text")
        viewController.show(viewModel: viewModel)
        #expect(view.fareLabel.text == "some text")
    }

    @Test("shows that a request is under way in the place of its result")
    func showsLoading() throws {
        let view = try #require(viewController.view as? FareView)
        viewController.showLoading()
        #expect(view.activityIndicator.isAnimating)
        #expect(view.fareLabel.isHidden)
        viewController.hideLoading()
        #expect(!view.activityIndicator.isAnimating)
        #expect(!view.fareLabel.isHidden)
    }
}
