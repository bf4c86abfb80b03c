import Foundation

/// Presents the results of `HomeInteractor`.
@MainActor
protocol HomePresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: Home.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class HomePresenter {
    weak var viewController: (any HomeDisplayLogic)?
}

extension HomePresenter: HomePresentationLogic {
    func presentLoaded(response: Home.Load.Response) {
        let viewModel = Home.Load.ViewModel(title: response.title)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
