import ScaenaUIKit

/// What `URLListViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol URLListInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped open URL.
    func openURLTapped()
}

/// What `URLListInteractor` gives to present.
@MainActor
protocol URLListPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(count: Int, urls: [String])
}

/// What `URLListPresenter` shows.
@MainActor
protocol URLListViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: URLListViewModel)
}

/// Where `URLListInteractor` may go.
@MainActor
protocol URLListRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct URLListViewModel: Equatable, Sendable {
    let count: Int
    let urls: [String]
}
