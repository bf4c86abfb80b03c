import ScaenaUIKit

/// The messages from `WelcomeViewController` to the interactor: the scene's lifecycle and the user's actions.
@MainActor
protocol WelcomeInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped about.
    func aboutButtonTapped()

    /// The user tapped ride.
    func rideButtonTapped()

    /// A link was opened.
    func linkOpened(to scene: ShowScene)
}

/// The messages from `WelcomeInteractor` with values to present.
@MainActor
protocol WelcomePresenterProtocol: ScenePresenterProtocol {
    /// Presents what the app says of itself, if it is known.
    func present(about: About?)
}

/// The messages from `WelcomePresenter` with values to show.
@MainActor
protocol WelcomeViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: WelcomeViewModel)
}

/// Where `WelcomeInteractor` may go.
@MainActor
protocol WelcomeRouterProtocol: SceneRouterProtocol {
    /// Goes on to the About scene.
    func navigateToAbout()

    /// Goes on to the Ride status scene.
    func navigateToRideStatus()

    /// Goes to the scene that a link leads to, from wherever the user is.
    func navigate(to scene: ShowScene)
}

/// Ready to be shown: primitives only.
nonisolated struct WelcomeViewModel: Equatable, Sendable {
    let news: String
}
