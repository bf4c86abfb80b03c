import Foundation

/// What `AboutInteractor` can have presented.
@MainActor
protocol AboutPresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: About.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class AboutPresenter {
    weak var viewController: (any AboutDisplayLogic)?
}

extension AboutPresenter: AboutPresentationLogic {
    func presentLoaded(response: About.Load.Response) {
        let viewModel = About.Load.ViewModel(title: response.title)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
