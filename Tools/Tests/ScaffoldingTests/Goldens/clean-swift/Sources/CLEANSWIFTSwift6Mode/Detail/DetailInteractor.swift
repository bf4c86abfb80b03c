import Foundation

/// Requests of `DetailViewController`.
@MainActor
protocol DetailBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: Detail.Load.Request)

    /// The user wants: item.
    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool)
}

/// The values that the scene keeps, and the router takes to other scenes.
@MainActor
protocol DetailDataStore: AnyObject {
    /// The last answer.
    var loaded: Detail.Load.Response? { get }

    /// Given to the scene by whoever opened it.
    var item: Item { get }

    /// Given to the scene by whoever opened it.
    var page: Int { get }

    /// Given to the scene by whoever opened it.
    var others: [Item]? { get }

    /// Given to the scene by whoever opened it.
    var names: [String: Item] { get }
}

/// The use cases of the Detail scene.
@MainActor
final class DetailInteractor: DetailDataStore {
    private(set) var loaded: Detail.Load.Response?

    private let presenter: any DetailPresentationLogic
    let itemStore: any ItemStoreProtocol
    let item: Item
    let page: Int
    let others: [Item]?
    let names: [String: Item]
    private let worker = DetailWorker()
    private let cacheWorker = DetailCacheWorker()

    init(
        presenter: any DetailPresentationLogic,
        itemStore: any ItemStoreProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item]
    ) {
        self.presenter = presenter
        self.itemStore = itemStore
        self.item = item
        self.page = page
        self.others = others
        self.names = names
    }
}

extension DetailInteractor: DetailBusinessLogic {
    func load(request: Detail.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }

    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool) {
        // A use case: have a worker do it, and present what came of it.
    }
}
