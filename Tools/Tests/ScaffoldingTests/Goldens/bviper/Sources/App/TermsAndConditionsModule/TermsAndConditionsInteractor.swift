import Foundation

/// What can be requested from `TermsAndConditionsInteractor`.
@MainActor
protocol TermsAndConditionsInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestTermsAndConditions()
}

/// What `TermsAndConditionsInteractor` tells of its requests.
@MainActor
protocol TermsAndConditionsInteractorHandler: AnyObject {
    /// The request was answered.
    func requestTermsAndConditionsDidFinish(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?)

    /// The request came to nothing.
    func requestTermsAndConditionsDidFail(error: any Error)
}

/// The use cases of the Terms and conditions module. It asks business objects and resource providers.
@MainActor
final class TermsAndConditionsInteractor {
    weak var handler: (any TermsAndConditionsInteractorHandler)?
}

extension TermsAndConditionsInteractor: TermsAndConditionsInteractorInterface {
    func requestTermsAndConditions() {
        handler?.requestTermsAndConditionsDidFinish(
            firstVeryLongName: "Terms and conditions",
            secondVeryLongName: 0,
            thirdVeryLongName: 0,
            fourthVeryLongName: false,
            fifthName: [],
            sixthNameIsLong: nil)
    }
}
