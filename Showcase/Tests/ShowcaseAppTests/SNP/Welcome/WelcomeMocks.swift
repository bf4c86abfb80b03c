import ScaenaUIKit

@testable import ShowcaseApp

/// Stands in for the interactor, and logs what it is told, in order.
@MainActor
final class WelcomeInteractorProtocolMock: WelcomeInteractorProtocol {
    nonisolated enum Call: Equatable {
        case viewDidLoad
        case viewWillAppear
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear
        case retryTapped
        case aboutButtonTapped
    }

    private(set) var calls: [Call] = []

    func viewDidLoad() { calls.append(.viewDidLoad) }
    func viewWillAppear() { calls.append(.viewWillAppear) }
    func viewDidAppear() { calls.append(.viewDidAppear) }
    func viewWillDisappear() { calls.append(.viewWillDisappear) }
    func viewDidDisappear() { calls.append(.viewDidDisappear) }
    func retryTapped() { calls.append(.retryTapped) }
    func aboutButtonTapped() { calls.append(.aboutButtonTapped) }
}

/// Stands in for the presenter, and logs what it is given, in order. Errors are logged as their text.
@MainActor
final class WelcomePresenterProtocolMock: WelcomePresenterProtocol {
    nonisolated enum Call: Equatable {
        case present(about: About?)
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

    func present(about: About?) {
        calls.append(.present(about: about))
    }

    func handle(error: any Error, dismiss: Bool) {
        calls.append(.handle(error: String(describing: error), dismiss: dismiss))
    }
}

/// Stands in for the view controller, and logs what it shows, in order.
@MainActor
final class WelcomeViewControllerProtocolMock: WelcomeViewControllerProtocol {
    nonisolated enum Call: Equatable {
        case show(viewModel: WelcomeViewModel)
        case showErrorDialog(errorViewModel: ErrorViewModel)
    }

    /// What a router presents from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: WelcomeViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        calls.append(.showErrorDialog(errorViewModel: errorViewModel))
    }
}

/// Stands in for the router, and logs where it is sent, in order.
@MainActor
final class WelcomeRouterProtocolMock: WelcomeRouterProtocol {
    nonisolated enum Call: Equatable {
        case navigateToAbout
    }

    private(set) var calls: [Call] = []

    func navigateToAbout() { calls.append(.navigateToAbout) }
}
