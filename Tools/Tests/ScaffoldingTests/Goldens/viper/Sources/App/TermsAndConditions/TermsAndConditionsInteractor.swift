import Foundation

/// The use cases of the Terms and conditions module.
@MainActor
final class TermsAndConditionsInteractor {
    weak var presenter: (any TermsAndConditionsInteractorOutputProtocol)?
}

extension TermsAndConditionsInteractor: TermsAndConditionsInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(
            firstVeryLongName: "Terms and conditions",
            secondVeryLongName: 0,
            thirdVeryLongName: 0,
            fourthVeryLongName: false,
            fifthName: [],
            sixthNameIsLong: nil)
    }
}
