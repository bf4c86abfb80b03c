import ScaenaUIKit

/// What `AboutViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol AboutInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped terms and conditions.
    func termsAndConditionsButtonTapped()
}

/// What `AboutInteractor` gives to present.
@MainActor
protocol AboutPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(text: String, isLoading: Bool)
}

/// What `AboutPresenter` shows.
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
