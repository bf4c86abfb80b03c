import ScaenaUIKit

/// What `TermsAndConditionsViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol TermsAndConditionsInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped some very long event name.
    func someVeryLongEventNameTapped()

    /// The user tapped another long named event.
    func anotherLongNamedEventTapped()

    /// The user tapped third long named event.
    func thirdLongNamedEventTapped()
}

/// What `TermsAndConditionsInteractor` gives to present.
@MainActor
protocol TermsAndConditionsPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?)
}

/// What `TermsAndConditionsPresenter` shows.
@MainActor
protocol TermsAndConditionsViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: TermsAndConditionsViewModel)
}

/// Where `TermsAndConditionsInteractor` may go.
@MainActor
protocol TermsAndConditionsRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct TermsAndConditionsViewModel: Equatable, Sendable {
    let firstVeryLongName: String
    let secondVeryLongName: Int
    let thirdVeryLongName: Double
    let fourthVeryLongName: Bool
    let fifthName: [String]
    let sixthNameIsLong: String?
}
