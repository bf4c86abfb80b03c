import ScaenaUIKit

@testable import App

/// Stands in for the interactor, and logs what it is told, in order.
@MainActor
final class TermsAndConditionsInteractorProtocolMock: TermsAndConditionsInteractorProtocol {
    nonisolated enum Call: Equatable {
        case viewDidLoad
        case viewWillAppear
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear
        case retryTapped
        case someVeryLongEventNameTapped
        case anotherLongNamedEventTapped
        case thirdLongNamedEventTapped
    }

    private(set) var calls: [Call] = []

    func viewDidLoad() { calls.append(.viewDidLoad) }
    func viewWillAppear() { calls.append(.viewWillAppear) }
    func viewDidAppear() { calls.append(.viewDidAppear) }
    func viewWillDisappear() { calls.append(.viewWillDisappear) }
    func viewDidDisappear() { calls.append(.viewDidDisappear) }
    func retryTapped() { calls.append(.retryTapped) }
    func someVeryLongEventNameTapped() { calls.append(.someVeryLongEventNameTapped) }
    func anotherLongNamedEventTapped() { calls.append(.anotherLongNamedEventTapped) }
    func thirdLongNamedEventTapped() { calls.append(.thirdLongNamedEventTapped) }
}

/// Stands in for the presenter, and logs what it is given, in order. Errors are logged as their text.
@MainActor
final class TermsAndConditionsPresenterProtocolMock: TermsAndConditionsPresenterProtocol {
    nonisolated enum Call: Equatable {
        case present(
            firstVeryLongName: String,
            secondVeryLongName: Int,
            thirdVeryLongName: Double,
            fourthVeryLongName: Bool,
            fifthName: [String],
            sixthNameIsLong: String?)
        case handle(error: String, dismiss: Bool)
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

    func handle(error: any Error, dismiss: Bool) {
        calls.append(.handle(error: String(describing: error), dismiss: dismiss))
    }
}

/// Stands in for the view controller, and logs what it shows, in order.
@MainActor
final class TermsAndConditionsViewControllerProtocolMock: TermsAndConditionsViewControllerProtocol {
    nonisolated enum Call: Equatable {
        case show(viewModel: TermsAndConditionsViewModel)
        case showErrorDialog(errorViewModel: ErrorViewModel)
    }

    /// What a router presents from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: TermsAndConditionsViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        calls.append(.showErrorDialog(errorViewModel: errorViewModel))
    }
}

/// Stands in for the router. It logs where it is sent as soon as the contract has somewhere to go.
@MainActor
final class TermsAndConditionsRouterProtocolMock: TermsAndConditionsRouterProtocol {}
