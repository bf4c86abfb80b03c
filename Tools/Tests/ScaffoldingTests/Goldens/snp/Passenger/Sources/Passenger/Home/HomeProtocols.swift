import ScaenaUIKit

/// What `HomeViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol HomeInteractorProtocol: SceneInteractorProtocol {}

/// What `HomeInteractor` gives to present.
@MainActor
protocol HomePresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// What `HomePresenter` shows.
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
