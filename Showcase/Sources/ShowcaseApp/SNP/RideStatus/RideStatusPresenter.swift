import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class RideStatusPresenter {
    weak var viewController: (any RideStatusViewControllerProtocol)?
}

extension RideStatusPresenter: RideStatusPresenterProtocol {
    func present(ride: Ride) {
        let viewModel = RideStatusViewModel(state: ride.state, driver: ride.driver)
        viewController?.show(viewModel: viewModel)
    }

    func present(isLoading: Bool) {
        if isLoading {
            viewController?.showLoading()
        } else {
            viewController?.hideLoading()
        }
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, retryTitle: "Retry", dismissesScene: dismiss))
    }
}
