import UIKit

/// What `BareViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol BareInteractorProtocol: AnyObject {
    /// The view is in memory.
    func viewDidLoad()
}

/// What `BareInteractor` gives to present.
@MainActor
protocol BarePresenterProtocol: AnyObject {
    /// Presents what the scene shows.
    func present(title: String)

    /// Presents what went wrong; the scene may go with the message.
    func handle(error: any Error, dismiss: Bool)
}

/// What `BarePresenter` shows.
@MainActor
protocol BareViewControllerProtocol: AnyObject {
    /// Shows values as they are.
    func show(viewModel: BareViewModel)

    /// What a router goes from.
    var viewController: UIViewController { get }

    /// Shows what went wrong in a dialog; the scene may go with it.
    func showErrorDialog(message: String, dismissesScene: Bool)
}

/// Where `BareInteractor` may go.
@MainActor
protocol BareRouterProtocol: AnyObject {}

/// Ready to be shown: primitives only.
nonisolated struct BareViewModel: Equatable, Sendable {
    let title: String
}
