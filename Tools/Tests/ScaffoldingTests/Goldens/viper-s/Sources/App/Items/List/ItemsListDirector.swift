import Foundation

/// Directs the Items list module: every operation starts here, and each result passes through.
@MainActor
final class ItemsListDirector {
    weak var ui: (any ItemsList_DisplayUI)?

    private let dataManager: any ItemsList_ManageData
    private let navigator: any ItemsList_Navigate

    init(worker: any ItemsList_ManageData, navigator: any ItemsList_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchList()
    }

    func onDeleteAll() {
        // Decide what follows: have data managed, or go somewhere.
    }

    func onItemSelected() {
        // Decide what follows: have data managed, or go somewhere.
    }
}

extension ItemsListDirector: ItemsList_PresentData {
    func present(items: [String]) {
        ui?.display(ItemsListUI(items: items))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}
