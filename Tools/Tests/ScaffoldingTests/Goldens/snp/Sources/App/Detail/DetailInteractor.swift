import ScaenaKit

/// Decides: the business logic of the Detail scene, and where to go next.
@MainActor
final class DetailInteractor {
    /// Who opened the scene.
    weak var output: (any DetailOutput)?

    private let presenter: any DetailPresenterProtocol
    private let router: any DetailRouterProtocol
    private let aboutManager: any AboutManagerProtocol
    private let item: Item
    private let page: Int
    private let others: [Item]?
    private let names: [String: Item]

    init(
        presenter: any DetailPresenterProtocol,
        router: any DetailRouterProtocol,
        aboutManager: any AboutManagerProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item]
    ) {
        self.presenter = presenter
        self.router = router
        self.aboutManager = aboutManager
        self.item = item
        self.page = page
        self.others = others
        self.names = names
    }
}

extension DetailInteractor: DetailInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Detail")
    }

    func closeTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool) {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}

extension DetailInteractor {
    /// Tells who opened the scene what came of it.
    func finish(created: Item) {
        output?.detailDidFinish(created: created)
    }

    /// Tells who opened the scene what came of it.
    func finish(gone: [String]) {
        output?.detailDidFinish(gone: gone)
    }

    /// Tells who opened the scene what came of it.
    func finishCanceled() {
        output?.detailDidFinishCanceled()
    }
}
