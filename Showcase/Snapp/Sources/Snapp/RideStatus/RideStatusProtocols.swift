import ScaenaUIKit

/// Messages of `RideStatusViewController` to the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol RideStatusInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped request.
    func requestTapped()

    /// The user tapped fare, and goes to fare.
    func fareTapped()

    /// The user tapped history, and goes to history.
    func historyTapped()
}

/// Presents the results of `RideStatusInteractor`.
@MainActor
protocol RideStatusPresenterProtocol: ScenePresenterProtocol {
    /// Presents ride as it is now.
    func present(ride: Ride)

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)
}

/// Shows the results of `RideStatusPresenter`.
@MainActor
protocol RideStatusViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: RideStatusViewModel)

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()
}

/// Where `RideStatusInteractor` may go.
@MainActor
protocol RideStatusRouterProtocol: SceneRouterProtocol {
    /// Goes to fare.
    func navigateToFare()

    /// Goes to history.
    func navigateToHistory()
}

/// Ready to be shown: primitives only.
nonisolated struct RideStatusViewModel: Equatable, Sendable {
    let state: String
    let driver: String
}
