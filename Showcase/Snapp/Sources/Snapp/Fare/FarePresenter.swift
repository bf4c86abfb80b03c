import ScaenaUIKit
import Words

/// Makes what the interactor knows ready to be shown.
@MainActor
final class FarePresenter {
    weak var viewController: (any FareViewControllerProtocol)?
    private let words: Words
    private let locale: Locale

    /// A presenter for a person of a language: this device's, unless said otherwise.
    init(words: Words = SnappWords.words(), locale: Locale? = nil) {
        self.words = words
        self.locale = locale ?? words.locale
    }
}

extension FarePresenter: FarePresenterProtocol {
    func present(ride: Ride) {
        let viewModel = FareViewModel(
            fare: words(ride.fare == 1 ? "%@ rial" : "%@ rials", ride.fare.formatted(.number.locale(locale))))
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
