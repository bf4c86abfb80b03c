import Foundation

/// Directs the Items detail module: every operation starts here, and each result passes through.
@MainActor
final class ItemsDetailDirector {
    weak var ui: (any ItemsDetail_DisplayUI)?
    weak var delegate: (any ItemsDetail_Delegate)?

    private let dataManager: any ItemsDetail_ManageData
    private let navigator: any ItemsDetail_Navigate
    private let item: Item
    private let page: Int
    private let others: [Item]?
    private let names: [String: Item]

    init(
        worker: any ItemsDetail_ManageData,
        navigator: any ItemsDetail_Navigate,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item]
    ) {
        dataManager = worker
        self.navigator = navigator
        self.item = item
        self.page = page
        self.others = others
        self.names = names
    }
}

extension ItemsDetailDirector: ItemsDetail_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchDetail()
    }

    func onPick(item: Item, near: [String: Item]?, isFirst: Bool) {
        // Decide what follows: have data managed, or go somewhere.
    }
}

extension ItemsDetailDirector: ItemsDetail_PresentData {
    func present(title: String) {
        ui?.display(ItemsDetailUI(title: title))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}

extension ItemsDetailDirector {
    /// Tells the one that opened the module what came of it.
    func finish(created: Item) {
        delegate?.itemsDetailDidFinish(created: created)
    }

    /// Tells the one that opened the module what came of it.
    func finish(gone: [String]) {
        delegate?.itemsDetailDidFinish(gone: gone)
    }

    /// Tells the one that opened the module what came of it.
    func finishCanceled() {
        delegate?.itemsDetailDidFinishCanceled()
    }
}
