import ScaenaUIKit

/// What `LeadsViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol LeadsInteractorProtocol: SceneInteractorProtocol {}

/// What `LeadsInteractor` gives to present.
@MainActor
protocol LeadsPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// What `LeadsPresenter` shows.
@MainActor
protocol LeadsViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: LeadsViewModel)
}

/// Where `LeadsInteractor` may go.
@MainActor
protocol LeadsRouterProtocol: SceneRouterProtocol {
    /// Goes to detail.
    func navigateToDetail(
        aboutManager: any AboutManagerProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        output: any DetailOutput)
}

/// Ready to be shown: primitives only.
nonisolated struct LeadsViewModel: Equatable, Sendable {
    let title: String
}
