import Foundation
import ScaenaKit

/// Directs the Items list module: every operation starts here, and each result passes through.
@MainActor
final class ItemsListDirector {
    weak var ui: (any ItemsList_DisplayUI)?
    /// What is awaited; it ends with the module.
    let tasks = SceneTasks()

    private let dataManager: any ItemsList_ManageData
    private let navigator: any ItemsList_Navigate
    /// What the rows display.
    private var items: [Item] = []
    /// What was asked for last, for another try.
    private var last: (@MainActor (any ItemsList_ManageData) -> Void)?
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone)
    }

    init(
        worker: any ItemsList_ManageData,
        navigator: any ItemsList_Navigate,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        dataManager = worker
        self.navigator = navigator
        self.locale = locale
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
                ItemUI(name: item.name, created: item.created.formatted(dateStyle))
            })
    }

    func presentDeleteAllItemsSuccess() {
        ui?.toggle(loading: false)
        ask { $0.fetchItems() }
    }

    func present(error: any Error) {
        ui?.toggle(loading: false)
        ui?.display(error: error.localizedDescription)
    }
}

extension ItemsListDirector: ItemsAdd_Delegate {
    func itemsAddDidFinish(created: Item) {
        ask { $0.fetchItems() }
    }
}
