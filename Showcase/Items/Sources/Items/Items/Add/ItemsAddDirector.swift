import Foundation

/// Directs the Items add module: every operation starts here, and each result passes through.
@MainActor
final class ItemsAddDirector {
    weak var ui: (any ItemsAdd_DisplayUI)?
    weak var delegate: (any ItemsAdd_Delegate)?

    private let dataManager: any ItemsAdd_ManageData
    private let navigator: any ItemsAdd_Navigate
    /// What was asked for last, for another try.
    private var last: (@MainActor (any ItemsAdd_ManageData) -> Void)?

    init(worker: any ItemsAdd_ManageData, navigator: any ItemsAdd_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension ItemsAddDirector: ItemsAdd_HandleUIEvents {
    func onUIReady() {
        ui?.display(ItemsAddUI(title: "Items add"))
    }

    func onSave() {
        ask { $0.addItem() }
    }

    func onRetry() {
        if let last { ask(last) }
    }

    /// Has the worker do something, and displays that it is under way.
    private func ask(_ request: @escaping @MainActor (any ItemsAdd_ManageData) -> Void) {
        last = request
        ui?.toggle(loading: true)
        request(dataManager)
    }
}

extension ItemsAddDirector: ItemsAdd_PresentData {
    func present(created: Item) {
        ui?.toggle(loading: false)
        delegate?.itemsAddDidFinish(created: created)
        navigator.goBack()
    }

    func present(error: any Error) {
        ui?.toggle(loading: false)
        ui?.display(error: error.localizedDescription)
    }
}
