import ScaenaUIKit

/// What `DatedViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol DatedInteractorProtocol: SceneInteractorProtocol {
    /// The user acted on row.
    func rowTapped(at: Date, near: [URL])
}

/// What `DatedInteractor` gives to present.
@MainActor
protocol DatedPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(title: String)
}

/// What `DatedPresenter` shows.
@MainActor
protocol DatedViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: DatedViewModel)
}

/// Where `DatedInteractor` may go.
@MainActor
protocol DatedRouterProtocol: SceneRouterProtocol {}

/// What the Dated scene tells the one that opened it.
@MainActor
protocol DatedOutput: AnyObject {
    /// It is done: picked.
    func datedDidFinish(picked: Date)

    /// It is done: ids.
    func datedDidFinish(ids: [UUID])
}

/// Ready to be shown: primitives only.
nonisolated struct DatedViewModel: Equatable, Sendable {
    let title: String
}
