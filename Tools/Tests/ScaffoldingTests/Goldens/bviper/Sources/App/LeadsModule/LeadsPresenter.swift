import ScaenaUIKit

/// What `LeadsPresenter` shows.
@MainActor
protocol LeadsViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: LeadsViewModel)

    /// Shows what went wrong.
    func show(error: String)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class LeadsPresenter {
    weak var view: (any LeadsViewInterface)?

    private let interactor: any LeadsInteractorInterface
    private let wireframe: LeadsWireframe

    init(interactor: any LeadsInteractorInterface, wireframe: LeadsWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LeadsPresenter: LeadsViewHandler {
    func leadsViewDidLoad() {
        interactor.requestLeads()
    }
}

extension LeadsPresenter: LeadsInteractorHandler {
    func requestLeadsDidFinish(title: String) {
        view?.show(viewModel: LeadsViewModel(title: title))
    }

    func requestLeadsDidFail(error: any Error) {
        view?.show(error: error.localizedDescription)
    }
}
