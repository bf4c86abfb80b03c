import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class AboutSnappPresenter {
    weak var viewController: (any AboutSnappViewControllerProtocol)?
}

extension AboutSnappPresenter: AboutSnappPresenterProtocol {
    func present(about: About) {
        let viewModel = AboutSnappViewModel(name: about.name)
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
            errorViewModel: ErrorViewModel(error: error, retryTitle: AboutSnappTexts.retry, dismissesScene: dismiss))
    }
}
