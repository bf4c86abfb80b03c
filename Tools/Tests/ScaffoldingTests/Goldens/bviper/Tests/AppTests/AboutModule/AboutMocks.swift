import ScaenaUIKit

@testable import App

/// Stands in for the presenter before the view, and logs what it is told, in order.
@MainActor
final class AboutViewHandlerMock: AboutViewHandler {
    nonisolated enum Call: Equatable {
        case aboutViewDidLoad
    }

    private(set) var calls: [Call] = []

    func aboutViewDidLoad() {
        calls.append(.aboutViewDidLoad)
    }
}

/// Stands in for the view, and logs what it shows, in order.
@MainActor
final class AboutViewInterfaceMock: AboutViewInterface {
    nonisolated enum Call: Equatable {
        case show(viewModel: AboutViewModel)
        case showError(String)
    }

    /// What a wireframe goes from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: AboutViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func show(error: String) {
        calls.append(.showError(error))
    }
}

/// Stands in for the interactor, and logs what is requested, in order.
@MainActor
final class AboutInteractorInterfaceMock: AboutInteractorInterface {
    nonisolated enum Call: Equatable {
        case requestAbout
    }

    private(set) var calls: [Call] = []

    func requestAbout() {
        calls.append(.requestAbout)
    }
}

/// Stands in for the presenter before the interactor, and logs what it is told, in order. Errors are logged as their text.
@MainActor
final class AboutInteractorHandlerMock: AboutInteractorHandler {
    nonisolated enum Call: Equatable {
        case didFinish(title: String)
        case didFail(error: String)
    }

    private(set) var calls: [Call] = []

    func requestAboutDidFinish(title: String) {
        calls.append(.didFinish(title: title))
    }

    func requestAboutDidFail(error: any Error) {
        calls.append(.didFail(error: String(describing: error)))
    }
}
