import ScaenaUIKit

/// What `LoginPresenter` shows.
@MainActor
protocol LoginViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: LoginViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class LoginPresenter {
    weak var view: (any LoginViewInterface)?

    private let interactor: any LoginInteractorInterface
    private let wireframe: LoginWireframe
    private let helpWireframe: LoginHelpWireframe
    private let urlsWireframe: LoginURLsWireframe

    init(
        interactor: any LoginInteractorInterface,
        wireframe: LoginWireframe,
        helpWireframe: LoginHelpWireframe,
        urlsWireframe: LoginURLsWireframe
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.helpWireframe = helpWireframe
        self.urlsWireframe = urlsWireframe
    }
}

extension LoginPresenter: LoginViewHandler {
    func loginViewDidLoad() {
        interactor.requestLogin()
    }

    func loginViewDidPressLoginButton(userName: String, password: String) {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }

    func loginViewDidPressForgotPasswordButton() {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }

    func loginViewDidPressRegisterButton() {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }
}

extension LoginPresenter: LoginInteractorHandler {
    func requestLoginDidFinish(greeting: String) {
        view?.show(viewModel: LoginViewModel(greeting: greeting))
    }

    func requestLoginDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
