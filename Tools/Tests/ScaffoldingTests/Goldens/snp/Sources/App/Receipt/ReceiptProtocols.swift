import ScaenaUIKit

/// What `ReceiptViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol ReceiptInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped legal, and goes to bare.
    func legalTapped()

    /// The user tapped later.
    func laterTapped()
}

/// What `ReceiptInteractor` gives to present.
@MainActor
protocol ReceiptPresenterProtocol: ScenePresenterProtocol {
    /// Presents stamp as it is now.
    func present(stamp: Stamp)
}

/// What `ReceiptPresenter` shows.
@MainActor
protocol ReceiptViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: ReceiptViewModel)
}

/// Where `ReceiptInteractor` may go.
@MainActor
protocol ReceiptRouterProtocol: SceneRouterProtocol {
    /// Goes to bare.
    func navigateToBare()
}

/// Ready to be shown: primitives only.
nonisolated struct ReceiptViewModel: Equatable, Sendable {
    let at: String
    let link: String
    let id: String
}
