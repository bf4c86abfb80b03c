import UIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class PlainAboutPresenter {
    weak var viewController: (any PlainAboutViewControllerProtocol)?
}

extension PlainAboutPresenter: PlainAboutPresenterProtocol {
    func present(about: About) {
        let viewModel = PlainAboutViewModel(name: about.name)
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
        viewController?.showErrorDialog(message: error.localizedDescription, dismissesScene: dismiss)
    }
}
