import ScaenaUIKit

/// What `LeadsPresenter` shows.
@MainActor
protocol LeadsViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: LeadsViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// What `LeadsViewController` tells: that it is there, and what the user did.
@MainActor
protocol LeadsPresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()
}

/// What `LeadsPresenter` asks for.
@MainActor
protocol LeadsInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// What came of what `LeadsInteractor` was asked for.
@MainActor
protocol LeadsInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(title: String)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol LeadsWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any LeadsViewProtocol)?)

    /// Goes to detail.
    func showDetail(
        from view: (any LeadsViewProtocol)?,
        itemService: any ItemServiceProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        moduleOutput: any DetailModuleOutput)
}
