import UIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class PlainPresenter {
    weak var viewController: (any PlainViewControllerProtocol)?
}

extension PlainPresenter: PlainPresenterProtocol {
    func present(text: String) {
        viewController?.show(viewModel: PlainViewModel(text: text))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(message: error.localizedDescription, dismissesScene: dismiss)
    }
}
