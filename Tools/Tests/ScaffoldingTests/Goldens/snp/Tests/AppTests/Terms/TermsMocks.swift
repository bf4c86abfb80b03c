import ScaenaUIKit

@testable import App

/// Stands in for the interactor, and logs what it is told, in order.
@MainActor
final class TermsInteractorProtocolMock: TermsInteractorProtocol {
    nonisolated enum Call: Equatable {
        case viewDidLoad
        case viewWillAppear
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear
        case retryTapped
        case termsAndConditionsButtonTapped
    }

    private(set) var calls: [Call] = []

    func viewDidLoad() { calls.append(.viewDidLoad) }
    func viewWillAppear() { calls.append(.viewWillAppear) }
    func viewDidAppear() { calls.append(.viewDidAppear) }
    func viewWillDisappear() { calls.append(.viewWillDisappear) }
    func viewDidDisappear() { calls.append(.viewDidDisappear) }
    func retryTapped() { calls.append(.retryTapped) }
    func termsAndConditionsButtonTapped() { calls.append(.termsAndConditionsButtonTapped) }
}

/// Stands in for the presenter, and logs what it is given, in order. Errors are logged as their text.
@MainActor
final class TermsPresenterProtocolMock: TermsPresenterProtocol {
    nonisolated enum Call: Equatable {
        case present(text: String)
        case handle(error: String, dismiss: Bool)
    }

    private(set) var calls: [Call] = []

    func present(text: String) {
        calls.append(.present(text: text))
    }

    func handle(error: any Error, dismiss: Bool) {
        calls.append(.handle(error: String(describing: error), dismiss: dismiss))
    }
}

/// Stands in for the view controller, and logs what it shows, in order.
@MainActor
final class TermsViewControllerProtocolMock: TermsViewControllerProtocol {
    nonisolated enum Call: Equatable {
        case show(viewModel: TermsViewModel)
        case showErrorDialog(errorViewModel: ErrorViewModel)
    }

    /// What a router presents from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: TermsViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        calls.append(.showErrorDialog(errorViewModel: errorViewModel))
    }
}

/// Stands in for the router, and logs where it is sent, in order.
@MainActor
final class TermsRouterProtocolMock: TermsRouterProtocol {
    nonisolated enum Call: Equatable {
        case navigateToTermsAndConditions
        case navigateToTerms
    }

    private(set) var calls: [Call] = []

    func navigateToTermsAndConditions() {
        calls.append(.navigateToTermsAndConditions)
    }

    func navigateToTerms() {
        calls.append(.navigateToTerms)
    }
}
