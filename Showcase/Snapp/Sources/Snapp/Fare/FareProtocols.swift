import ScaenaUIKit

/// Messages of `FareViewController` to the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol FareInteractorProtocol: SceneInteractorProtocol {}

/// Presents the results of `FareInteractor`.
@MainActor
protocol FarePresenterProtocol: ScenePresenterProtocol {
    /// Presents ride as it is now.
    func present(ride: Ride)

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)
}

/// Shows the results of `FarePresenter`.
@MainActor
protocol FareViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: FareViewModel)

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()
}

/// Where `FareInteractor` may go.
@MainActor
protocol FareRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct FareViewModel: Equatable, Sendable {
    let fare: String
}
