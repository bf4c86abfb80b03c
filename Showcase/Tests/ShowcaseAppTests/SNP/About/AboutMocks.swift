import ScaenaUIKit

@testable import ShowcaseApp

/// Stands in for the interactor, and logs what it is told, in order.
@MainActor
final class AboutInteractorProtocolMock: AboutInteractorProtocol {
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
final class AboutPresenterProtocolMock: AboutPresenterProtocol {
    nonisolated enum Call: Equatable {
        case present(text: String, isLoading: Bool)
        case handle(error: String, dismiss: Bool)
    }

    private(set) var calls: [Call] = [] {
        didSet {
            if calls.count == awaitedCount { waiting?.resume() }
        }
    }
    private var awaitedCount = 0
    private var waiting: CheckedContinuation<Void, Never>?

    /// The calls, as soon as there are so many.
    func calls(_ count: Int) async -> [Call] {
        if calls.count < count {
            awaitedCount = count
            await withCheckedContinuation { waiting = $0 }
        }
        return calls
    }

    func present(text: String, isLoading: Bool) {
        calls.append(.present(text: text, isLoading: isLoading))
    }

    func handle(error: any Error, dismiss: Bool) {
        calls.append(.handle(error: String(describing: error), dismiss: dismiss))
    }
}

/// Stands in for the view controller, and logs what it shows, in order.
@MainActor
final class AboutViewControllerProtocolMock: AboutViewControllerProtocol {
    nonisolated enum Call: Equatable {
        case show(viewModel: AboutViewModel)
        case showErrorDialog(errorViewModel: ErrorViewModel)
    }

    /// What a router presents from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: AboutViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        calls.append(.showErrorDialog(errorViewModel: errorViewModel))
    }
}

/// Stands in for the router, and logs where it is sent, in order.
@MainActor
final class AboutRouterProtocolMock: AboutRouterProtocol {
    nonisolated enum Call: Equatable {
        case navigateToTermsAndConditions
    }

    private(set) var calls: [Call] = []

    func navigateToTermsAndConditions() { calls.append(.navigateToTermsAndConditions) }
}
