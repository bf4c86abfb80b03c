import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class WelcomePresenter {
    weak var viewController: (any WelcomeViewControllerProtocol)?
}

extension WelcomePresenter: WelcomePresenterProtocol {
    func present(news: String) {
        viewController?.show(viewModel: WelcomeViewModel(news: news))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
