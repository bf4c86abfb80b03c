import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class DatesPresenter {
    weak var viewController: (any DatesViewControllerProtocol)?
}

extension DatesPresenter: DatesPresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: DatesViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
