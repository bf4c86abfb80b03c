import ScaenaUIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class TermsAndConditionsPresenter {
    weak var viewController: (any TermsAndConditionsViewControllerProtocol)?
}

extension TermsAndConditionsPresenter: TermsAndConditionsPresenterProtocol {
    func present(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?
    ) {
        viewController?.show(
            viewModel: TermsAndConditionsViewModel(
                firstVeryLongName: firstVeryLongName,
                secondVeryLongName: secondVeryLongName,
                thirdVeryLongName: thirdVeryLongName,
                fourthVeryLongName: fourthVeryLongName,
                fifthName: fifthName,
                sixthNameIsLong: sixthNameIsLong))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(errorViewModel: ErrorViewModel(error: error, dismissesScene: dismiss))
    }
}
