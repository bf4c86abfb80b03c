import Foundation

/// What `TermsAndConditionsInteractor` can have presented.
@MainActor
protocol TermsAndConditionsPresentationLogic: AnyObject {
    /// Presents what was loaded.
    func presentLoaded(response: TermsAndConditions.Load.Response)
}

/// Makes of each response what can be displayed.
@MainActor
final class TermsAndConditionsPresenter {
    weak var viewController: (any TermsAndConditionsDisplayLogic)?
}

extension TermsAndConditionsPresenter: TermsAndConditionsPresentationLogic {
    func presentLoaded(response: TermsAndConditions.Load.Response) {
        let viewModel = TermsAndConditions.Load.ViewModel(
            firstVeryLongName: response.firstVeryLongName,
            secondVeryLongName: response.secondVeryLongName,
            thirdVeryLongName: response.thirdVeryLongName,
            fourthVeryLongName: response.fourthVeryLongName,
            fifthName: response.fifthName,
            sixthNameIsLong: response.sixthNameIsLong)
        viewController?.displayLoaded(viewModel: viewModel)
    }
}
