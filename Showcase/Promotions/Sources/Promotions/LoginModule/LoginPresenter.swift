import ScaenaUIKit

/// Shows the results of `LoginPresenter`.
@MainActor
protocol LoginViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: LoginViewModel)

    /// Shows what went wrong.
    func show(error: String)

    /// Shows whether something is under way.
    func show(loading: Bool)

    /// Shows what is wrong with what was entered, below each field; nothing where all is well.
    func showMessages(userName: String, password: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class LoginPresenter {
    weak var view: (any LoginViewInterface)?

    private let words = PromotionsWords.current
    private let interactor: any LoginInteractorInterface
    private let wireframe: LoginWireframe
    /// The last request, for another try.
    private var last: (@MainActor (any LoginInteractorInterface) -> Void)?

    init(interactor: any LoginInteractorInterface, wireframe: LoginWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LoginPresenter: LoginViewHandler {
    func loginViewDidLoad() {
        view?.show(
            viewModel: LoginViewModel(title: words("With the user name 0912 and the password 1234, or register.")))
    }

    func loginViewDidPressLoginButton(userName: String, password: String) {
        var userNameMessage = ""
        if userName.allSatisfy(\.isWhitespace) {
            userNameMessage = words("Enter the user name.")
        }
        var passwordMessage = ""
        if password.allSatisfy(\.isWhitespace) {
            passwordMessage = words("Enter the password.")
        }
        view?.showMessages(userName: userNameMessage, password: passwordMessage)
        guard userNameMessage.isEmpty, passwordMessage.isEmpty else { return }
        ask { $0.requestLogin(userName: userName, password: password) }
    }

    func loginViewDidPressForgotPasswordButton() {
        if let viewController = view?.viewController {
            wireframe.pushForgotPasswordModule(from: viewController)
        }
    }

    func loginViewDidPressRegisterButton() {
        if let viewController = view?.viewController {
            wireframe.pushRegisterModule(from: viewController)
        }
    }

    func loginViewDidPressRetry() {
        if let last { ask(last) }
    }

    /// Has the interactor do something, and shows that it is under way.
    private func ask(_ request: @escaping @MainActor (any LoginInteractorInterface) -> Void) {
        last = request
        view?.show(loading: true)
        request(interactor)
    }
}

extension LoginPresenter: LoginInteractorHandler {
    func requestLoginDidFinish() {
        view?.show(loading: false)
        if let viewController = view?.viewController {
            wireframe.pushPromotionsListModule(from: viewController)
        }
    }

    func requestLoginDidFail(error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        view?.show(loading: false)
        view?.show(error: words(error))
    }
}
