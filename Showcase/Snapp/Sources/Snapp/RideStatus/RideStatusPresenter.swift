import ScaenaUIKit
import Words

/// Makes what the interactor knows ready to be shown.
@MainActor
final class RideStatusPresenter {
    weak var viewController: (any RideStatusViewControllerProtocol)?
    private let words: Words

    init(words: Words = SnappWords.words()) {
        self.words = words
    }
}

extension RideStatusPresenter: RideStatusPresenterProtocol {
    func present(ride: Ride) {
        let viewModel = RideStatusViewModel(
            state: ride.sentence(words), driver: ride.driver.isEmpty ? "" : words("Driver: %@", ride.driver))
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
            errorViewModel: ErrorViewModel(error: error, words: words, dismissesScene: dismiss))
    }
}
