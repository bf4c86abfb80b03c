import ScaenaUIKit

@testable import App

/// Stands in for the presenter before the view, and logs what it is told, in order.
@MainActor
final class ViewViewHandlerMock: ViewViewHandler {
    nonisolated enum Call: Equatable {
        case viewViewDidLoad
    }

    private(set) var calls: [Call] = []

    func viewViewDidLoad() {
        calls.append(.viewViewDidLoad)
    }
}

/// Stands in for the view, and logs what it shows, in order.
@MainActor
final class ViewViewInterfaceMock: ViewViewInterface {
    nonisolated enum Call: Equatable {
        case show(viewModel: ViewViewModel)
        case showError(String)
    }

    /// What a wireframe goes from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: ViewViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func show(error: String) {
        calls.append(.showError(error))
    }
}

/// Stands in for the interactor, and logs what is requested, in order.
@MainActor
final class ViewInteractorInterfaceMock: ViewInteractorInterface {
    nonisolated enum Call: Equatable {
        case requestView
    }

    private(set) var calls: [Call] = []

    func requestView() {
        calls.append(.requestView)
    }
}

/// Stands in for the presenter before the interactor, and logs what it is told, in order. Errors are logged as their text.
@MainActor
final class ViewInteractorHandlerMock: ViewInteractorHandler {
    nonisolated enum Call: Equatable {
        case didFinish(stack: String, presenter: Bool, interactor: Double)
        case didFail(error: String)
    }

    private(set) var calls: [Call] = []

    func requestViewDidFinish(stack: String, presenter: Bool, interactor: Double) {
        calls.append(.didFinish(stack: stack, presenter: presenter, interactor: interactor))
    }

    func requestViewDidFail(error: any Error) {
        calls.append(.didFail(error: String(describing: error)))
    }
}
