import ScaenaUIKit

@testable import App

/// Stands in for the presenter before the view, and logs what it is told, in order.
@MainActor
final class LoginViewHandlerMock: LoginViewHandler {
    nonisolated enum Call: Equatable {
        case loginViewDidLoad
        case loginViewDidPressLoginButton
        case loginViewDidPressForgotPasswordButton
        case loginViewDidPressRegisterButton
    }

    private(set) var calls: [Call] = []

    func loginViewDidLoad() {
        calls.append(.loginViewDidLoad)
    }

    func loginViewDidPressLoginButton() {
        calls.append(.loginViewDidPressLoginButton)
    }

    func loginViewDidPressForgotPasswordButton() {
        calls.append(.loginViewDidPressForgotPasswordButton)
    }

    func loginViewDidPressRegisterButton() {
        calls.append(.loginViewDidPressRegisterButton)
    }
}

/// Stands in for the view, and logs what it shows, in order.
@MainActor
final class LoginViewInterfaceMock: LoginViewInterface {
    nonisolated enum Call: Equatable {
        case show(viewModel: LoginViewModel)
        case showError(String)
    }

    /// What a wireframe goes from.
    let viewController = UIViewController()

    private(set) var calls: [Call] = []

    func show(viewModel: LoginViewModel) {
        calls.append(.show(viewModel: viewModel))
    }

    func show(error: String) {
        calls.append(.showError(error))
    }
}

/// Stands in for the interactor, and logs what is requested, in order.
@MainActor
final class LoginInteractorInterfaceMock: LoginInteractorInterface {
    nonisolated enum Call: Equatable {
        case requestLogin
    }

    private(set) var calls: [Call] = []

    func requestLogin() {
        calls.append(.requestLogin)
    }
}

/// Stands in for the presenter before the interactor, and logs what it is told, in order. Errors are logged as their text.
@MainActor
final class LoginInteractorHandlerMock: LoginInteractorHandler {
    nonisolated enum Call: Equatable {
        case didFinish(greeting: String)
        case didFail(error: String)
    }

    private(set) var calls: [Call] = []

    func requestLoginDidFinish(greeting: String) {
        calls.append(.didFinish(greeting: greeting))
    }

    func requestLoginDidFail(error: any Error) {
        calls.append(.didFail(error: String(describing: error)))
    }
}
