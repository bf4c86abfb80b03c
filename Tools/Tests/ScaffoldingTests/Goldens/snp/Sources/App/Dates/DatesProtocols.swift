import ScaenaUIKit

/// What `DatesViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol DatesInteractorProtocol: SceneInteractorProtocol {}

/// What `DatesInteractor` gives to present.
@MainActor
protocol DatesPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// What `DatesPresenter` shows.
@MainActor
protocol DatesViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: DatesViewModel)
}

/// Where `DatesInteractor` may go.
@MainActor
protocol DatesRouterProtocol: SceneRouterProtocol {
    /// Goes to dated.
    func navigateToDated(link: URL, at: Date?, output: any DatedOutput)
}

/// Ready to be shown: primitives only.
nonisolated struct DatesViewModel: Equatable, Sendable {
    let title: String
}
