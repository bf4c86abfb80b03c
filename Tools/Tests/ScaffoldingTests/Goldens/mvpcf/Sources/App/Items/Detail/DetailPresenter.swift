import ScaenaKit

/// What the Detail module shows, and what it can be asked for.
@MainActor
protocol DetailPresenter: AnyObject {
    var title: StateRelay<String> { get }

    /// What came of the module: created.
    var created: EventRelay<Item> { get }

    /// What came of the module: gone.
    var gone: EventRelay<[String]> { get }

    /// What came of the module: canceled.
    var canceled: EventRelay<Void> { get }

    /// The user asks for it: item.
    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool)

    /// The user asks for it: row.
    func rowMoved(from: Int, to: Int)

    /// The user asks for it: close.
    func close()
}

/// The logic of the Detail module. What it depends on comes through its `init`.
@MainActor
final class DefaultDetailPresenter: DetailPresenter {
    let title = StateRelay<String>("Detail")
    let created = EventRelay<Item>()
    let gone = EventRelay<[String]>()
    let canceled = EventRelay<Void>()

    private let aboutRepository: any AboutRepository
    private let aboutManager: any AboutManager
    private let item: Item
    private let page: Int
    private let others: [Item]?
    private let names: [String: Item]

    init(
        aboutRepository: any AboutRepository,
        aboutManager: any AboutManager,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item]
    ) {
        self.aboutRepository = aboutRepository
        self.aboutManager = aboutManager
        self.item = item
        self.page = page
        self.others = others
        self.names = names
    }

    func itemSelected(item: Item, near: [String: Item]?, isFirst: Bool) {
        // Ask a manager or repository, and tell the relays what came of it.
    }

    func rowMoved(from: Int, to: Int) {
        // Ask a manager or repository, and tell the relays what came of it.
    }

    func close() {
        // Ask a manager or repository, and tell the relays what came of it.
    }
}
