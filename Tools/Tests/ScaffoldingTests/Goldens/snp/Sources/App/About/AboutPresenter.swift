import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class AboutPresenter {
    weak var viewController: (any AboutViewControllerProtocol)?
}

extension AboutPresenter: AboutPresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: AboutViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
