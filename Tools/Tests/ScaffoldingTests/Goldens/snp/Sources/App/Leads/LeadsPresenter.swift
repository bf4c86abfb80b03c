import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class LeadsPresenter {
    weak var viewController: (any LeadsViewControllerProtocol)?
}

extension LeadsPresenter: LeadsPresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: LeadsViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
