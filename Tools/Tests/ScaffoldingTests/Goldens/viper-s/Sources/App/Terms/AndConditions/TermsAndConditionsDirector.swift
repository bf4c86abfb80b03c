import Foundation

/// Directs the Terms and conditions module: every operation starts here, and each result passes through.
@MainActor
final class TermsAndConditionsDirector {
    weak var ui: (any TermsAndConditions_DisplayUI)?

    private let dataManager: any TermsAndConditions_ManageData
    private let navigator: any TermsAndConditions_Navigate

    init(worker: any TermsAndConditions_ManageData, navigator: any TermsAndConditions_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension TermsAndConditionsDirector: TermsAndConditions_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchAndConditions()
    }

    func onSomeVeryLongEventName() {
        // Decide what follows: have data managed, or go somewhere.
    }

    func onAnotherLongNamedEvent() {
        // Decide what follows: have data managed, or go somewhere.
    }
}

extension TermsAndConditionsDirector: TermsAndConditions_PresentData {
    func present(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?
    ) {
        ui?.display(
            TermsAndConditionsUI(
                firstVeryLongName: firstVeryLongName,
                secondVeryLongName: secondVeryLongName,
                thirdVeryLongName: thirdVeryLongName,
                fourthVeryLongName: fourthVeryLongName,
                fifthName: fifthName,
                sixthNameIsLong: sixthNameIsLong))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
