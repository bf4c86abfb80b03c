import Foundation

/// Presents the results of `DetailInteractor`.
@MainActor
protocol DetailPresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: Detail.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class DetailPresenter {
    weak var viewController: (any DetailDisplayLogic)?
}

extension DetailPresenter: DetailPresentationLogic {
    func presentLoaded(response: Detail.Load.Response) {
        let viewModel = Detail.Load.ViewModel(title: response.title)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
