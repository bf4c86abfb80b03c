import Foundation

/// Directs the Items list module: every operation starts here, and each result passes through.
@MainActor
final class ItemsListDirector {
    weak var ui: (any ItemsList_DisplayUI)?

    private let dataManager: any ItemsList_ManageData
    private let navigator: any ItemsList_Navigate
    private let uploadDataManager: any ItemsListUpload_ManageData
    private let urlCacheDataManager: any ItemsListURLCache_ManageData

    init(
        worker: any ItemsList_ManageData,
        navigator: any ItemsList_Navigate,
        uploadWorker: any ItemsListUpload_ManageData,
        urlCacheWorker: any ItemsListURLCache_ManageData
    ) {
        dataManager = worker
        self.navigator = navigator
        uploadDataManager = uploadWorker
        urlCacheDataManager = urlCacheWorker
    }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchList()
    }

    func onDeleteAll() {
        // Decide what follows: have data managed, or go somewhere.
    }

    func onItemSelected(index: Int) {
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

extension ItemsListDirector: ItemsListUpload_PresentData {
    func presentUpload(items: [String]) {
        ui?.display(ItemsListUI(items: items))
    }
}

extension ItemsListDirector: ItemsListURLCache_PresentData {
    func presentURLCache(items: [String]) {
        ui?.display(ItemsListUI(items: items))
    }
}
