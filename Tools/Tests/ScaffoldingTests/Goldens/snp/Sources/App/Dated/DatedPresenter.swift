import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class DatedPresenter {
    weak var viewController: (any DatedViewControllerProtocol)?
}

extension DatedPresenter: DatedPresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: DatedViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
