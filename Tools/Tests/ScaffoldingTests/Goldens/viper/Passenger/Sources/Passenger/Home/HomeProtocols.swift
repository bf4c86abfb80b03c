import ScaenaUIKit

/// Shows the results of `HomePresenter`.
@MainActor
protocol HomeViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: HomeViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// Messages of `HomeViewController`: that it is there, and what the user did.
@MainActor
protocol HomePresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()
}

/// Requests of `HomePresenter`.
@MainActor
protocol HomeInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// The results of what `HomeInteractor` was asked for.
@MainActor
protocol HomeInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(title: String)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol HomeWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any HomeViewProtocol)?)
}
