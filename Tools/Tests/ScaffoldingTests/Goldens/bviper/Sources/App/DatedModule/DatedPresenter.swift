import ScaenaUIKit

/// What `DatedPresenter` shows.
@MainActor
protocol DatedViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: DatedViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// What the Dated module tells the one that opened it.
@MainActor
protocol DatedModuleDelegate: AnyObject {
    /// It is done: picked.
    func datedDidFinish(picked: Date)

    /// It is done: ids.
    func datedDidFinish(ids: [UUID])
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class DatedPresenter {
    weak var view: (any DatedViewInterface)?
    weak var delegate: (any DatedModuleDelegate)?

    private let interactor: any DatedInteractorInterface
    private let wireframe: DatedWireframe
    private let link: URL
    private let at: Date?

    init(interactor: any DatedInteractorInterface, wireframe: DatedWireframe, link: URL, at: Date?) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.link = link
        self.at = at
    }
}

extension DatedPresenter: DatedViewHandler {
    func datedViewDidLoad() {
        interactor.requestDated()
    }

    func datedViewDidPressRow(at: Date, near: [URL]) {
        // Decide what follows: a request to the interactor, or another module by the wireframe.
    }
}

extension DatedPresenter: DatedInteractorHandler {
    func requestDatedDidFinish(title: String) {
        view?.show(viewModel: DatedViewModel(title: title))
    }

    func requestDatedDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}

extension DatedPresenter {
    /// Tells the one that opened the module what came of it.
    func finish(picked: Date) {
        delegate?.datedDidFinish(picked: picked)
    }

    /// Tells the one that opened the module what came of it.
    func finish(ids: [UUID]) {
        delegate?.datedDidFinish(ids: ids)
    }
}
