import ScaenaUIKit

/// What `DetailViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol DetailInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped close.
    func closeTapped()

    /// The user acted on item.
    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool)
}

/// What `DetailInteractor` gives to present.
@MainActor
protocol DetailPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// What `DetailPresenter` shows.
@MainActor
protocol DetailViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: DetailViewModel)
}

/// Where `DetailInteractor` may go.
@MainActor
protocol DetailRouterProtocol: SceneRouterProtocol {
    /// Goes to about.
    func navigateToAbout()
}

/// What the Detail scene tells the one that opened it.
@MainActor
protocol DetailOutput: AnyObject {
    /// It is done: created.
    func detailDidFinish(created: Item)

    /// It is done: gone.
    func detailDidFinish(gone: [String])

    /// It is done: canceled.
    func detailDidFinishCanceled()
}

/// Ready to be shown: primitives only.
nonisolated struct DetailViewModel: Equatable, Sendable {
    let title: String
}
