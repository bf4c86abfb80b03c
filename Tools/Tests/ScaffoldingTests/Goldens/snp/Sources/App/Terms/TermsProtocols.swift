import ScaenaUIKit

/// What `TermsViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol TermsInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped terms and conditions.
    func termsAndConditionsButtonTapped()
}

/// What `TermsInteractor` gives to present.
@MainActor
protocol TermsPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(text: String)
}

/// What `TermsPresenter` shows.
@MainActor
protocol TermsViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: TermsViewModel)
}

/// Where `TermsInteractor` may go.
@MainActor
protocol TermsRouterProtocol: SceneRouterProtocol {
    /// Goes to terms and conditions.
    func navigateToTermsAndConditions()

    /// Goes to terms.
    func navigateToTerms()
}

/// Ready to be shown: primitives only.
nonisolated struct TermsViewModel: Equatable, Sendable {
    let text: String
}
