import ScaenaUIKit

/// What `AboutViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol AboutInteractorProtocol: SceneInteractorProtocol {}

/// What `AboutInteractor` gives to present.
@MainActor
protocol AboutPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// What `AboutPresenter` shows.
@MainActor
protocol AboutViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: AboutViewModel)
}

/// Where `AboutInteractor` may go.
@MainActor
protocol AboutRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct AboutViewModel: Equatable, Sendable {
    let title: String
}
