import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class DetailPresenter {
    weak var viewController: (any DetailViewControllerProtocol)?
}

extension DetailPresenter: DetailPresenterProtocol {
    func present(title: String) {
        viewController?.show(viewModel: DetailViewModel(title: title))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
