import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class HomePresenter {
    weak var viewController: (any HomeViewControllerProtocol)?
}

extension HomePresenter: HomePresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: HomeViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
