import ScaenaUIKit

/// Shows the results of `DetailPresenter`.
@MainActor
protocol DetailViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: DetailViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// Messages of `DetailViewController`: that it is there, and what the user did.
@MainActor
protocol DetailPresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()

    /// The user wants: item.
    func selectItem(item: Item, near: [String: Item]?, isFirst: Bool)

    /// The user wants: row.
    func activateRow(index: Int)
}

/// Requests of `DetailPresenter`.
@MainActor
protocol DetailInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// The results of what `DetailInteractor` was asked for.
@MainActor
protocol DetailInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(title: String)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol DetailWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any DetailViewProtocol)?)

    /// Goes to about.
    func showAbout(from view: (any DetailViewProtocol)?)
}

/// Messages of the Detail module to the one that opened it.
@MainActor
protocol DetailModuleOutput: AnyObject {
    /// It is done: created.
    func detailDidFinish(created: Item)

    /// It is done: gone.
    func detailDidFinish(gone: [String])

    /// It is done: canceled.
    func detailDidFinishCanceled()
}
