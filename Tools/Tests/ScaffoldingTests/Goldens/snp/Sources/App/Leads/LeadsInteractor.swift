import ScaenaKit

/// Decides: the business logic of the Leads scene, and where to go next.
@MainActor
final class LeadsInteractor {
    private let presenter: any LeadsPresenterProtocol
    private let router: any LeadsRouterProtocol

    init(presenter: any LeadsPresenterProtocol, router: any LeadsRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension LeadsInteractor: LeadsInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Leads")
    }
}

extension LeadsInteractor: DetailOutput {
    /// Goes to detail, and hears below what comes of it.
    func openDetail(
        aboutManager: any AboutManagerProtocol, item: Item, page: Int, others: [Item]?, names: [String: Item]
    ) {
        router.navigateToDetail(
            aboutManager: aboutManager, item: item, page: page, others: others, names: names, output: self)
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
