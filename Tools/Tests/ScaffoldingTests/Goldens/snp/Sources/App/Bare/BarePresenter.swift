import UIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class BarePresenter {
    weak var viewController: (any BareViewControllerProtocol)?
}

extension BarePresenter: BarePresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: BareViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(message: error.localizedDescription, dismissesScene: dismiss)
    }
}
