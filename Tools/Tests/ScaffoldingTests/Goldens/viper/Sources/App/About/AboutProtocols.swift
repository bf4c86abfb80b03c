import ScaenaUIKit

/// What `AboutPresenter` shows.
@MainActor
protocol AboutViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: AboutViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// What `AboutViewController` tells: that it is there, and what the user did.
@MainActor
protocol AboutPresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()
}

/// What `AboutPresenter` asks for.
@MainActor
protocol AboutInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// What came of what `AboutInteractor` was asked for.
@MainActor
protocol AboutInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(title: String)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol AboutWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any AboutViewProtocol)?)
}
