import ScaenaUIKit

@testable import App

/// Stands in for the interactor, and logs what it is told, in order.
@MainActor
final class CaféInteractorProtocolMock: CaféInteractorProtocol {
    nonisolated enum Call: Equatable {
        case viewDidLoad
        case viewWillAppear
        case viewDidAppear
        case viewWillDisappear
        case viewDidDisappear
        case retryTapped
        case ouvrirCaféTapped
    }

    private(set) var calls: [Call] = []

    func viewDidLoad() { calls.append(.viewDidLoad) }
    func viewWillAppear() { calls.append(.viewWillAppear) }
    func viewDidAppear() { calls.append(.viewDidAppear) }
    func viewWillDisappear() { calls.append(.viewWillDisappear) }
    func viewDidDisappear() { calls.append(.viewDidDisappear) }
    func retryTapped() { calls.append(.retryTapped) }
    func ouvrirCaféTapped() { calls.append(.ouvrirCaféTapped) }
}

/// Stands in for the presenter, and logs what it is given, in order. Errors are logged as their text.
@MainActor
final class CaféPresenterProtocolMock: CaféPresenterProtocol {
    nonisolated enum Call: Equatable {
        case present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?)
        case handle(error: String, dismiss: Bool)
    }

    private(set) var calls: [Call] = []

    func present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?) {
        calls.append(.present(name: name, tags: tags, counts: counts, isOpen: isOpen, rate: rate, hint: hint, no: no))
    }

    func handle(error: any Error, dismiss: Bool) {
        calls.append(.handle(error: String(describing: error), dismiss: dismiss))
    }
}

/// Stands in for the view controller, and logs what it shows, in order.
@MainActor
final class CaféViewControllerProtocolMock: CaféViewControllerProtocol {
    nonisolated enum Call: Equatable {
        case show(viewModel: CaféViewModel)
        case showErrorDialog(errorViewModel: ErrorViewModel)
    }

    /// What a router presents from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: CaféViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        calls.append(.showErrorDialog(errorViewModel: errorViewModel))
    }
}

/// Stands in for the router. It logs where it is sent as soon as the contract has somewhere to go.
@MainActor
final class CaféRouterProtocolMock: CaféRouterProtocol {}
