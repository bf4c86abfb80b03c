import ScaenaUIKit

/// Shows the results of `RegisterPresenter`.
@MainActor
protocol RegisterViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: RegisterViewModel)

    /// Shows what went wrong.
    func show(error: String)

    /// Shows whether something is under way.
    func show(loading: Bool)

    /// Shows what is wrong with what was entered, below each field; nothing where all is well.
    func showMessages(userName: String, password: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class RegisterPresenter {
    weak var view: (any RegisterViewInterface)?

    private let words = PromotionsWords.current
    private let interactor: any RegisterInteractorInterface
    private let wireframe: RegisterWireframe
    /// The last request, for another try.
    private var last: (@MainActor (any RegisterInteractorInterface) -> Void)?

    init(interactor: any RegisterInteractorInterface, wireframe: RegisterWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension RegisterPresenter: RegisterViewHandler {
    func registerViewDidLoad() {
        view?.show(viewModel: RegisterViewModel(title: words("Who registers is logged in at once.")))
    }

    func registerViewDidPressRegisterButton(userName: String, password: String) {
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
        ask { $0.requestRegistration(userName: userName, password: password) }
    }

    func registerViewDidPressRetry() {
        if let last { ask(last) }
    }

    /// Has the interactor do something, and shows that it is under way.
    private func ask(_ request: @escaping @MainActor (any RegisterInteractorInterface) -> Void) {
        last = request
        view?.show(loading: true)
        request(interactor)
    }
}

extension RegisterPresenter: RegisterInteractorHandler {
    func requestRegistrationDidFinish() {
        view?.show(loading: false)
        if let viewController = view?.viewController {
            wireframe.pushPromotionsListModule(from: viewController)
        }
    }

    func requestRegistrationDidFail(error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        view?.show(loading: false)
        view?.show(error: words(error))
    }
}
