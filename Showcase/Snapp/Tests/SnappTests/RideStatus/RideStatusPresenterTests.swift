import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("RideStatusPresenter")
struct RideStatusPresenterTests {
    private let viewController = RideStatusViewControllerProtocolMock()
    private let presenter = RideStatusPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows ride as texts")
    func shows() {
        let ride = Ride(id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0))
        presenter.present(ride: ride)
        let viewModel = RideStatusViewModel(state: "state", driver: "Driver: driver")
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows that a request is under way, and that it has ended")
    func showsLoading() {
        presenter.present(isLoading: true)
        #expect(viewController.calls == [.showLoading])
        presenter.present(isLoading: false)
        #expect(viewController.calls == [.showLoading, .hideLoading])
    }

    @Test("shows an error in a dialog that offers to retry", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), retryTitle: "Retry", dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: RideStatusViewControllerProtocolMock? = RideStatusViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
