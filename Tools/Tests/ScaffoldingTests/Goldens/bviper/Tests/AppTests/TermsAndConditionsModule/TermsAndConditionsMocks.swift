import ScaenaUIKit

@testable import App

/// Stands in for the presenter before the view, and logs what it is told, in order.
@MainActor
final class TermsAndConditionsViewHandlerMock: TermsAndConditionsViewHandler {
    nonisolated enum Call: Equatable {
        case termsAndConditionsViewDidLoad
        case termsAndConditionsViewDidPressSomeVeryLongName
        case termsAndConditionsViewDidPressAnotherLongName
    }

    private(set) var calls: [Call] = []

    func termsAndConditionsViewDidLoad() {
        calls.append(.termsAndConditionsViewDidLoad)
    }

    func termsAndConditionsViewDidPressSomeVeryLongName() {
        calls.append(.termsAndConditionsViewDidPressSomeVeryLongName)
    }

    func termsAndConditionsViewDidPressAnotherLongName() {
        calls.append(.termsAndConditionsViewDidPressAnotherLongName)
    }
}

/// Stands in for the view, and logs what it shows, in order.
@MainActor
final class TermsAndConditionsViewInterfaceMock: TermsAndConditionsViewInterface {
    nonisolated enum Call: Equatable {
        case show(viewModel: TermsAndConditionsViewModel)
        case showError(String)
    }

    /// What a wireframe goes from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: TermsAndConditionsViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func show(error: String) {
        calls.append(.showError(error))
    }
}

/// Stands in for the interactor, and logs what is requested, in order.
@MainActor
final class TermsAndConditionsInteractorInterfaceMock: TermsAndConditionsInteractorInterface {
    nonisolated enum Call: Equatable {
        case requestTermsAndConditions
    }

    private(set) var calls: [Call] = []

    func requestTermsAndConditions() {
        calls.append(.requestTermsAndConditions)
    }
}

/// Stands in for the presenter before the interactor, and logs what it is told, in order. Errors are logged as their text.
@MainActor
final class TermsAndConditionsInteractorHandlerMock: TermsAndConditionsInteractorHandler {
    nonisolated enum Call: Equatable {
        case didFinish(
            firstVeryLongName: String,
            secondVeryLongName: Int,
            thirdVeryLongName: Double,
            fourthVeryLongName: Bool,
            fifthName: [String],
            sixthNameIsLong: String?)
        case didFail(error: String)
    }

    private(set) var calls: [Call] = []

    func requestTermsAndConditionsDidFinish(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?
    ) {
        calls.append(
            .didFinish(
                firstVeryLongName: firstVeryLongName,
                secondVeryLongName: secondVeryLongName,
                thirdVeryLongName: thirdVeryLongName,
                fourthVeryLongName: fourthVeryLongName,
                fifthName: fifthName,
                sixthNameIsLong: sixthNameIsLong))
    }

    func requestTermsAndConditionsDidFail(error: any Error) {
        calls.append(.didFail(error: String(describing: error)))
    }
}
