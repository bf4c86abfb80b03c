import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class TermsPresenter {
    weak var viewController: (any TermsViewControllerProtocol)?
}

extension TermsPresenter: TermsPresenterProtocol {
    func present(text: String) {
        viewController?.show(viewModel: TermsViewModel(text: text))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, retryTitle: TermsTexts.retry, dismissesScene: dismiss))
    }
}
