import ScaenaUIKit

/// Messages of `HomeViewController` to the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol HomeInteractorProtocol: SceneInteractorProtocol {}

/// Presents the results of `HomeInteractor`.
@MainActor
protocol HomePresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// Shows the results of `HomePresenter`.
@MainActor
protocol HomeViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: HomeViewModel)
}

/// Where `HomeInteractor` may go.
@MainActor
protocol HomeRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct HomeViewModel: Equatable, Sendable {
    let title: String
}
