import UIKit

/// What `PlainViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol PlainInteractorProtocol: AnyObject {
    /// The view is in memory.
    func viewDidLoad()

    /// The user tapped terms.
    func termsTapped()

    /// The user tapped retry.
    func retryTapped()

    /// The user acted on row.
    func rowSelected(index: Int)
}

/// What `PlainInteractor` gives to present.
@MainActor
protocol PlainPresenterProtocol: AnyObject {
    /// Presents what the scene shows.
    func present(text: String)

    /// Presents what went wrong; the scene may go with the message.
    func handle(error: any Error, dismiss: Bool)
}

/// What `PlainPresenter` shows.
@MainActor
protocol PlainViewControllerProtocol: AnyObject {
    /// Shows values as they are.
    func show(viewModel: PlainViewModel)

    /// What a router goes from.
    var viewController: UIViewController { get }

    /// Shows what went wrong in a dialog; the scene may go with it.
    func showErrorDialog(message: String, dismissesScene: Bool)
}

/// Where `PlainInteractor` may go.
@MainActor
protocol PlainRouterProtocol: AnyObject {
    /// Goes to about.
    func navigateToAbout()
}

/// What the Plain scene tells the one that opened it.
@MainActor
protocol PlainOutput: AnyObject {
    /// It is done: created.
    func plainDidFinish(created: Item)
}

/// Ready to be shown: primitives only.
nonisolated struct PlainViewModel: Equatable, Sendable {
    let text: String
}
