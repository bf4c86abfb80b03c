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

extension LeadsPresenter: DetailModuleDelegate {
    /// Goes to detail, and hears below what comes of it.
    func openDetail(
        aboutProvider: any AboutProviderInterface, item: Item, page: Int, others: [Item]?, names: [String: Item]
    ) {
        guard let viewController = view?.viewController else { return }
        wireframe.pushDetailModule(
            from: viewController,
            aboutProvider: aboutProvider,
            item: item,
            page: page,
            others: others,
            names: names,
            delegate: self)
    }

    func detailDidFinish(created: Item) {
        // Decide what follows from what came of detail.
    }

    func detailDidFinish(gone: [String]) {
        // Decide what follows from what came of detail.
    }

    func detailDidFinishCanceled() {
        // Decide what follows from what came of detail.
    }
}
