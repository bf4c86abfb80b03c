import Foundation

/// What `LeadsInteractor` can have presented.
@MainActor
protocol LeadsPresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: Leads.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class LeadsPresenter {
    weak var viewController: (any LeadsDisplayLogic)?
}

extension LeadsPresenter: LeadsPresentationLogic {
    func presentLoaded(response: Leads.Load.Response) {
        let viewModel = Leads.Load.ViewModel(title: response.title)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
