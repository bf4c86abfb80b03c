import ScaenaUIKit

/// The messages from `AboutViewController` to the interactor: the scene's lifecycle and the user's actions.
@MainActor
protocol AboutInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped terms and conditions.
    func termsAndConditionsButtonTapped()
}

/// The messages from `AboutInteractor` with values to present.
@MainActor
protocol AboutPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(text: String, isLoading: Bool)
}

/// The messages from `AboutPresenter` with values to show.
@MainActor
protocol AboutViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: AboutViewModel)
}

/// Where `AboutInteractor` may go.
@MainActor
protocol AboutRouterProtocol: SceneRouterProtocol {
    /// Shows the terms and conditions over the scene.
    func navigateToTermsAndConditions()
}

/// Ready to be shown: primitives only.
nonisolated struct AboutViewModel: Equatable, Sendable {
    let text: String
    let isLoading: Bool
}
