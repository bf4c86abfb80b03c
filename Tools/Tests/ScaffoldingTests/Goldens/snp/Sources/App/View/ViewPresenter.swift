import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class ViewPresenter {
    weak var viewController: (any ViewViewControllerProtocol)?
}

extension ViewPresenter: ViewPresenterProtocol {
    func present(stack: String, view: Int, presenter: Bool) {
        viewController?.show(viewModel: ViewViewModel(stack: stack, view: view, presenter: presenter))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
