import ScaenaUIKit

/// Messages of `HistoryViewController` to the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol HistoryInteractorProtocol: SceneInteractorProtocol {
    /// The user pulled the list down.
    func refreshPulled()
}

/// Presents the results of `HistoryInteractor`.
@MainActor
protocol HistoryPresenterProtocol: ScenePresenterProtocol {
    /// Presents rides as they are now, each in a row.
    func present(rides: [Ride])

    /// Presents that a request is under way, or has ended.
    func present(isLoading: Bool)
}

/// Shows the results of `HistoryPresenter`.
@MainActor
protocol HistoryViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows rows as they are; where there is none, that there is none.
    func show(rows: [HistoryRowViewModel])

    /// Shows that a request is under way.
    func showLoading()

    /// Shows that no request is under way any more.
    func hideLoading()
}

/// Where `HistoryInteractor` may go.
@MainActor
protocol HistoryRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown in a row: primitives only.
nonisolated struct HistoryRowViewModel: Equatable, Sendable {
    /// Names the row when it is tapped.
    let id: String
    let requested: String
    let state: String
}
