import ScaenaUIKit

/// What `ViewViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol ViewInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped stack.
    func stackTapped()

    /// The user tapped call.
    func callTapped()
}

/// What `ViewInteractor` gives to present.
@MainActor
protocol ViewPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(stack: String, view: Int, presenter: Bool)
}

/// What `ViewPresenter` shows.
@MainActor
protocol ViewViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: ViewViewModel)
}

/// Where `ViewInteractor` may go.
@MainActor
protocol ViewRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct ViewViewModel: Equatable, Sendable {
    let stack: String
    let view: Int
    let presenter: Bool
}
