import UIKit

/// What `PlainAboutViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol PlainAboutInteractorProtocol: AnyObject {
    /// The view is in memory.
    func viewDidLoad()

    /// The user tapped retry.
    func retryTapped()

    /// The user tapped help, and goes to scene2.
    func helpTapped()
}

/// What `PlainAboutInteractor` gives to present.
@MainActor
protocol PlainAboutPresenterProtocol: AnyObject {
    /// Presents about as it is now.
    func present(about: About)

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)

    /// Presents what went wrong; the scene may go with the message.
    func handle(error: any Error, dismiss: Bool)
}

/// What `PlainAboutPresenter` shows.
@MainActor
protocol PlainAboutViewControllerProtocol: AnyObject {
    /// Shows values as they are.
    func show(viewModel: PlainAboutViewModel)

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()

    /// What a router goes from.
    var viewController: UIViewController { get }

    /// Shows what went wrong in a dialog; the scene may go with it.
    func showErrorDialog(message: String, dismissesScene: Bool)
}

/// Where `PlainAboutInteractor` may go.
@MainActor
protocol PlainAboutRouterProtocol: AnyObject {
    /// Goes to scene2.
    func navigateToScene2()
}

/// Ready to be shown: primitives only.
nonisolated struct PlainAboutViewModel: Equatable, Sendable {
    let name: String
}
