import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class URLListPresenter {
    weak var viewController: (any URLListViewControllerProtocol)?
}

extension URLListPresenter: URLListPresenterProtocol {
    func present(count: Int, urls: [String]) {
        viewController?.show(viewModel: URLListViewModel(count: count, urls: urls))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
