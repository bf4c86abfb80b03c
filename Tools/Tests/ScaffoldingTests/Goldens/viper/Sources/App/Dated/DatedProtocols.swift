import ScaenaUIKit

/// What `DatedPresenter` shows.
@MainActor
protocol DatedViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: DatedViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// What `DatedViewController` tells: that it is there, and what the user did.
@MainActor
protocol DatedPresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()

    /// The user wants: row.
    func selectRow(at: Date, near: [URL])
}

/// What `DatedPresenter` asks for.
@MainActor
protocol DatedInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// What came of what `DatedInteractor` was asked for.
@MainActor
protocol DatedInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(title: String)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol DatedWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any DatedViewProtocol)?)
}

/// What the Dated module tells the one that opened it.
@MainActor
protocol DatedModuleOutput: AnyObject {
    /// It is done: picked.
    func datedDidFinish(picked: Date)

    /// It is done: ids.
    func datedDidFinish(ids: [UUID])
}
