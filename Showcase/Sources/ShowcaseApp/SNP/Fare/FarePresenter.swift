import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class FarePresenter {
    weak var viewController: (any FareViewControllerProtocol)?
    private let locale: Locale

    /// A presenter for a person of a language: this device's, unless said otherwise.
    init(locale: Locale = .autoupdatingCurrent) {
        self.locale = locale
    }
}

extension FarePresenter: FarePresenterProtocol {
    func present(ride: Ride) {
        let viewModel = FareViewModel(fare: ride.fare.formatted(.number.locale(locale)))
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
