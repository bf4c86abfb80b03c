import ScaenaUIKit

/// Shows the results of `ForgotPasswordPresenter`.
@MainActor
protocol ForgotPasswordViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: ForgotPasswordViewModel)

    /// Shows what went wrong.
    func show(error: String)

    /// Shows whether something is under way.
    func show(loading: Bool)

    /// Shows what is wrong with what was entered, below each field; nothing where all is well.
    func showMessages(userName: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class ForgotPasswordPresenter {
    weak var view: (any ForgotPasswordViewInterface)?

    private let words = PromotionsWords.current
    private let interactor: any ForgotPasswordInteractorInterface
    private let wireframe: ForgotPasswordWireframe
    /// The last request, for another try.
    private var last: (@MainActor (any ForgotPasswordInteractorInterface) -> Void)?

    init(interactor: any ForgotPasswordInteractorInterface, wireframe: ForgotPasswordWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension ForgotPasswordPresenter: ForgotPasswordViewHandler {
    func forgotPasswordViewDidLoad() {
        view?.show(viewModel: ForgotPasswordViewModel(title: words("The server sends a new password.")))
    }

    func forgotPasswordViewDidPressSendButton(userName: String) {
        var userNameMessage = ""
        if userName.allSatisfy(\.isWhitespace) {
            userNameMessage = words("Enter the user name.")
        }
        view?.showMessages(userName: userNameMessage)
        guard userNameMessage.isEmpty else { return }
        ask { $0.requestReminder(userName: userName) }
    }

    func forgotPasswordViewDidPressRetry() {
        if let last { ask(last) }
    }

    /// Has the interactor do something, and shows that it is under way.
    private func ask(_ request: @escaping @MainActor (any ForgotPasswordInteractorInterface) -> Void) {
        last = request
        view?.show(loading: true)
        request(interactor)
    }
}

extension ForgotPasswordPresenter: ForgotPasswordInteractorHandler {
    func requestReminderDidFinish() {
        view?.show(loading: false)
        if let viewController = view?.viewController {
            wireframe.goBack(from: viewController)
        }
    }

    func requestReminderDidFail(error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        view?.show(loading: false)
        view?.show(error: words(error))
    }
}
