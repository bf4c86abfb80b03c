import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class AboutPresenter {
    weak var viewController: (any AboutViewControllerProtocol)?
}

extension AboutPresenter: AboutPresenterProtocol {
    func present(text: String, isLoading: Bool) {
        viewController?.show(viewModel: AboutViewModel(text: text, isLoading: isLoading))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, retryTitle: "Retry", dismissesScene: dismiss))
    }
}
