import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class Scene2Presenter {
    weak var viewController: (any Scene2ViewControllerProtocol)?
}

extension Scene2Presenter: Scene2PresenterProtocol {
    func present(first: Double) {
        viewController?.show(viewModel: Scene2ViewModel(first: first))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, retryTitle: Scene2Texts.retry, dismissesScene: dismiss))
    }
}
