import ScaenaUIKit

/// What `ViewPresenter` shows.
@MainActor
protocol ViewViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: ViewViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// What `ViewViewController` tells: that it is there, and what the user did.
@MainActor
protocol ViewPresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()

    /// The user wants: select button.
    func selectButton()
}

/// What `ViewPresenter` asks for.
@MainActor
protocol ViewInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// What came of what `ViewInteractor` was asked for.
@MainActor
protocol ViewInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(stack: String, presenter: Bool, rootView: Double)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol ViewWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any ViewViewProtocol)?)
}
