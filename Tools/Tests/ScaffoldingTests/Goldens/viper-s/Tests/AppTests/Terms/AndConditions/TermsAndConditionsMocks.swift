@testable import App

/// Stands in for the user interface, and logs what it displays, in order.
@MainActor
final class TermsAndConditions_DisplayUIMock: TermsAndConditions_DisplayUI {
    nonisolated enum Call: Equatable {
        case display(TermsAndConditionsUI)
        case displayError(String)
    }

    private(set) var calls: [Call] = []

    func display(_ model: TermsAndConditionsUI) {
        calls.append(.display(model))
    }

    func display(error: String) {
        calls.append(.displayError(error))
    }
}

/// Stands in for the director before the user interface, and logs the events, in order.
@MainActor
final class TermsAndConditions_HandleUIEventsMock: TermsAndConditions_HandleUIEvents {
    nonisolated enum Call: Equatable {
        case onUIReady
        case onSomeVeryLongEventName
        case onAnotherLongNamedEvent
    }

    private(set) var calls: [Call] = []

    func onUIReady() {
        calls.append(.onUIReady)
    }

    func onSomeVeryLongEventName() {
        calls.append(.onSomeVeryLongEventName)
    }

    func onAnotherLongNamedEvent() {
        calls.append(.onAnotherLongNamedEvent)
    }
}

/// Stands in for the workers, and logs their jobs, in order.
@MainActor
final class TermsAndConditions_ManageDataMock: TermsAndConditions_ManageData {
    nonisolated enum Call: Equatable {
        case fetchAndConditions
    }

    private(set) var calls: [Call] = []

    func fetchAndConditions() {
        calls.append(.fetchAndConditions)
    }
}

/// Stands in for the director before the workers, and logs what it presents, in order. Errors are logged as their text.
@MainActor
final class TermsAndConditions_PresentDataMock: TermsAndConditions_PresentData {
    nonisolated enum Call: Equatable {
        case present(
            firstVeryLongName: String,
            secondVeryLongName: Int,
            thirdVeryLongName: Double,
            fourthVeryLongName: Bool,
            fifthName: [String],
            sixthNameIsLong: String?)
        case presentError(String)
    }

    private(set) var calls: [Call] = []

    func present(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?
    ) {
        calls.append(
            .present(
                firstVeryLongName: firstVeryLongName,
                secondVeryLongName: secondVeryLongName,
                thirdVeryLongName: thirdVeryLongName,
                fourthVeryLongName: fourthVeryLongName,
                fifthName: fifthName,
                sixthNameIsLong: sixthNameIsLong))
    }

    func present(error: any Error) {
        calls.append(.presentError(String(describing: error)))
    }
}

/// Stands in for the navigator, and logs where it goes, in order.
@MainActor
final class TermsAndConditions_NavigateMock: TermsAndConditions_Navigate {
    nonisolated enum Call: Equatable {
        case goBack
    }

    private(set) var calls: [Call] = []

    func goBack() {
        calls.append(.goBack)
    }
}
