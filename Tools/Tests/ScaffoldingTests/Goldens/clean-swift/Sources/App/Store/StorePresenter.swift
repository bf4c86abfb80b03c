import Foundation

/// What `StoreInteractor` can have presented.
@MainActor
protocol StorePresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: Store.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class StorePresenter {
    weak var viewController: (any StoreDisplayLogic)?
}

extension StorePresenter: StorePresentationLogic {
    func presentLoaded(response: Store.Load.Response) {
        let viewModel = Store.Load.ViewModel(
            stack: response.stack, presenter: response.presenter, loaded: response.loaded)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
