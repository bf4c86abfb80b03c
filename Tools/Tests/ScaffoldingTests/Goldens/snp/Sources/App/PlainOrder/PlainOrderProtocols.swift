import UIKit

/// What `PlainOrderViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol PlainOrderInteractorProtocol: AnyObject {
    /// The view is in memory.
    func viewDidLoad()

    /// The user tapped save.
    func saveTapped(name: String)

    /// The user tapped keep.
    func keepTapped(name: String, note: String, urgent: Bool)

    /// The user tapped check.
    func checkTapped(code: String)

    /// The user tapped cancel.
    func cancelTapped()

    /// The user tapped retry.
    func retryTapped()
}

/// What `PlainOrderInteractor` gives to present.
@MainActor
protocol PlainOrderPresenterProtocol: AnyObject {
    /// Presents of each field whether something is wrong with what was entered there.
    func present(nameIsWrong: Bool, codeIsWrong: Bool)

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)

    /// Presents what went wrong; the scene may go with the message.
    func handle(error: any Error, dismiss: Bool)
}

/// What `PlainOrderPresenter` shows.
@MainActor
protocol PlainOrderViewControllerProtocol: AnyObject {
    /// Shows a message below each field; none where all is well.
    func show(messages: PlainOrderMessagesViewModel)

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()

    /// What a router goes from.
    var viewController: UIViewController { get }

    /// Shows what went wrong in a dialog; the scene may go with it.
    func showErrorDialog(message: String, dismissesScene: Bool)
}

/// Where `PlainOrderInteractor` may go.
@MainActor
protocol PlainOrderRouterProtocol: AnyObject {
    /// Goes back to where the user came from.
    func navigateBack()

    /// Goes back to the first scene of the stack.
    func navigateToRoot()

    /// Asks the user: Keep it?
    func confirmKeep() async -> Bool
}

/// What the Plain order scene tells the one that opened it.
@MainActor
protocol PlainOrderOutput: AnyObject {
    /// It is done: created.
    func plainOrderDidFinish(created: Order)

    /// It is done: canceled.
    func plainOrderDidFinishCanceled()
}

/// What is wrong with what was entered in each field; empty where all is well.
nonisolated struct PlainOrderMessagesViewModel: Equatable, Sendable {
    let name: String
    let code: String
}
