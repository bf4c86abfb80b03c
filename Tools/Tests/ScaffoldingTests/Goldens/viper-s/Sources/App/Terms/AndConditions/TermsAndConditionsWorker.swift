import Foundation

/// Gets the data of the Terms and conditions module. It knows how, and works with no value: it passes all on.
@MainActor
final class TermsAndConditionsWorker: TermsAndConditions_ManageData {
    weak var presenter: (any TermsAndConditions_PresentData)?

    func fetchAndConditions() {
        presenter?.present(
            firstVeryLongName: "Terms and conditions",
            secondVeryLongName: 0,
            thirdVeryLongName: 0,
            fourthVeryLongName: false,
            fifthName: [],
            sixthNameIsLong: nil)
    }
}
