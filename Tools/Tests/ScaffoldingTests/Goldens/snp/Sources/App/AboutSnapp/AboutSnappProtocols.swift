import ScaenaUIKit

/// What `AboutSnappViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol AboutSnappInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped terms and conditions, and goes to terms and conditions.
    func termsAndConditionsButtonTapped()

    /// The user tapped help, and goes to scene2.
    func helpTapped()
}

/// What `AboutSnappInteractor` gives to present.
@MainActor
protocol AboutSnappPresenterProtocol: ScenePresenterProtocol {
    /// Presents about as it is now.
    func present(about: About)

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)
}

/// What `AboutSnappPresenter` shows.
@MainActor
protocol AboutSnappViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: AboutSnappViewModel)

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()
}

/// Where `AboutSnappInteractor` may go.
@MainActor
protocol AboutSnappRouterProtocol: SceneRouterProtocol {
    /// Goes to terms and conditions.
    func navigateToTermsAndConditions()

    /// Goes to scene2.
    func navigateToScene2()
}

/// Ready to be shown: primitives only.
nonisolated struct AboutSnappViewModel: Equatable, Sendable {
    let name: String
}
