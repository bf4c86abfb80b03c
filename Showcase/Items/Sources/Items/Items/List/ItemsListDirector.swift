import Foundation
import ScaenaKit
import Words

/// Directs the Items list module: every operation starts here, and each result passes through.
@MainActor
final class ItemsListDirector {
    weak var ui: (any ItemsList_DisplayUI)?
    /// The answers that are awaited; they end with the module.
    let tasks = SceneTasks()

    private let dataManager: any ItemsList_ManageData
    private let navigator: any ItemsList_Navigate
    /// The models behind the rows.
    private var items: [Item] = []
    /// The last request, for another try.
    private var last: (@MainActor (any ItemsList_ManageData) -> Void)?
    /// The item that a link leads to, until the items are here.
    private var linkedID: String?
    private let words: Words
    private let timeZone: TimeZone

    init(
        worker: any ItemsList_ManageData,
        navigator: any ItemsList_Navigate,
        opening itemID: String? = nil,
        words: Words = ItemsWords.words(),
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        dataManager = worker
        self.navigator = navigator
        linkedID = itemID
        self.words = words
        self.timeZone = timeZone
    }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
    func onUIReady() {
        ask { $0.fetchItems() }
    }

    func onDeleteAll() {
        tasks.run("onDeleteAll") { [weak self, navigator] in
            guard await navigator.confirmDeleteAll(), let self else { return }
            ask { $0.deleteAllItems() }
        }
    }

    func onAdd() {
        navigator.gotoItemsAdd(delegate: self)
    }

    func onItemSelected(index: Int) {
        guard items.indices.contains(index) else { return }
        let item = items[index]
        navigator.gotoDetail(for: item)
    }

    func onRefresh() {
        ask { $0.fetchItems() }
    }

    func onRetry() {
        if let last { ask(last) }
    }

    /// Has the worker do something, and displays that it is under way.
    private func ask(_ request: @escaping @MainActor (any ItemsList_ManageData) -> Void) {
        last = request
        ui?.toggle(loading: true)
        request(dataManager)
    }
}

extension ItemsListDirector: ItemsList_PresentData {
    func present(items: [Item]) {
        ui?.toggle(loading: false)
        self.items = items
        ui?.display(
            items: items.map { item in
                ItemUI(name: item.name, created: words.date(item.created, timeZone: timeZone))
            })
        ui?.display(count: words.count(items.count, one: "%@ item", other: "%@ items"))
        openLinked()
    }

    /// Goes on to the item that a link leads to, once.
    private func openLinked() {
        guard let id = linkedID else { return }
        linkedID = nil
        if let item = items.first(where: { $0.id == id }) {
            navigator.gotoDetail(for: item)
        } else {
            ui?.display(missing: words("This item is not here any more."))
        }
    }

    func presentDeleteAllItemsSuccess() {
        ui?.toggle(loading: false)
        ui?.displaySuccess()
        ask { $0.fetchItems() }
    }

    func present(error: any Error) {
        ui?.toggle(loading: false)
        ui?.display(error: words(error))
    }
}

extension ItemsListDirector: ItemsAdd_Delegate {
    func itemsAddDidFinish(created: Item) {
        ask { $0.fetchItems() }
    }
}
