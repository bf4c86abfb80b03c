import Foundation

/// What `ListOrdersInteractor` can have presented.
@MainActor
protocol ListOrdersPresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: ListOrders.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class ListOrdersPresenter {
    weak var viewController: (any ListOrdersDisplayLogic)?
}

extension ListOrdersPresenter: ListOrdersPresentationLogic {
    func presentLoaded(response: ListOrders.Load.Response) {
        let viewModel = ListOrders.Load.ViewModel(
            name: response.name,
            tags: response.tags,
            counts: response.counts,
            isOpen: response.isOpen,
            rate: response.rate,
            hint: response.hint,
            no: response.no)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
