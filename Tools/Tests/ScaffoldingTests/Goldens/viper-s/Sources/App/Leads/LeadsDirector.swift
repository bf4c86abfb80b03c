import Foundation

/// Directs the Leads module: every operation starts here, and each result passes through.
@MainActor
final class LeadsDirector {
    weak var ui: (any Leads_DisplayUI)?

    private let dataManager: any Leads_ManageData
    private let navigator: any Leads_Navigate

    init(worker: any Leads_ManageData, navigator: any Leads_Navigate) {
        dataManager = worker
        self.navigator = navigator
    }
}

extension LeadsDirector: Leads_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchLeads()
    }
}

extension LeadsDirector: Leads_PresentData {
    func present(title: String) {
        ui?.display(LeadsUI(title: title))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}

extension LeadsDirector: ItemsDetail_Delegate {
    /// Goes to items detail, and hears below what comes of it.
    func openItemsDetail(item: Item, page: Int, others: [Item]?, names: [String: Item]) {
        navigator.gotoItemsDetail(item: item, page: page, others: others, names: names, delegate: self)
    }

    func itemsDetailDidFinish(created: Item) {
        // Decide what follows from what came of items detail.
    }

    func itemsDetailDidFinish(gone: [String]) {
        // Decide what follows from what came of items detail.
    }

    func itemsDetailDidFinishCanceled() {
        // Decide what follows from what came of items detail.
    }
}
