import Foundation

/// Gets jobs done for the interactor of Terms and conditions.
@MainActor
final class TermsAndConditionsWorker {
    func load() -> TermsAndConditions.Load.Response {
        TermsAndConditions.Load.Response(
            firstVeryLongName: "Terms and conditions",
            secondVeryLongName: 0,
            thirdVeryLongName: 0,
            fourthVeryLongName: false,
            fifthName: [],
            sixthNameIsLong: nil)
    }
}
