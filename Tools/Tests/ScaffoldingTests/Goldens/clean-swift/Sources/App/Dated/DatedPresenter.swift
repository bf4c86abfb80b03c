import Foundation

/// What `DatedInteractor` can have presented.
@MainActor
protocol DatedPresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: Dated.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class DatedPresenter {
    weak var viewController: (any DatedDisplayLogic)?
}

extension DatedPresenter: DatedPresentationLogic {
    func presentLoaded(response: Dated.Load.Response) {
        let viewModel = Dated.Load.ViewModel(title: response.title)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
