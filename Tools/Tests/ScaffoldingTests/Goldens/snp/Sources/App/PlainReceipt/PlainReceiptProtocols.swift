import UIKit

/// What `PlainReceiptViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol PlainReceiptInteractorProtocol: AnyObject {
    /// The view is in memory.
    func viewDidLoad()

    /// The user tapped legal, and goes to bare.
    func legalTapped()

    /// The user tapped later.
    func laterTapped()
}

/// What `PlainReceiptInteractor` gives to present.
@MainActor
protocol PlainReceiptPresenterProtocol: AnyObject {
    /// Presents stamp as it is now.
    func present(stamp: Stamp)

    /// Presents what went wrong; the scene may go with the message.
    func handle(error: any Error, dismiss: Bool)
}

/// What `PlainReceiptPresenter` shows.
@MainActor
protocol PlainReceiptViewControllerProtocol: AnyObject {
    /// Shows values as they are.
    func show(viewModel: PlainReceiptViewModel)

    /// What a router goes from.
    var viewController: UIViewController { get }

    /// Shows what went wrong in a dialog; the scene may go with it.
    func showErrorDialog(message: String, dismissesScene: Bool)
}

/// Where `PlainReceiptInteractor` may go.
@MainActor
protocol PlainReceiptRouterProtocol: AnyObject {
    /// Goes to bare.
    func navigateToBare()
}

/// Ready to be shown: primitives only.
nonisolated struct PlainReceiptViewModel: Equatable, Sendable {
    let at: String
    let link: String
    let id: String
}
