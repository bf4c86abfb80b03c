import Foundation

/// Directs the Items dated module: every operation starts here, and each result passes through.
@MainActor
final class ItemsDatedDirector {
    weak var ui: (any ItemsDated_DisplayUI)?
    weak var delegate: (any ItemsDated_Delegate)?

    private let dataManager: any ItemsDated_ManageData
    private let navigator: any ItemsDated_Navigate
    private let link: URL
    private let at: Date?

    init(worker: any ItemsDated_ManageData, navigator: any ItemsDated_Navigate, link: URL, at: Date?) {
        dataManager = worker
        self.navigator = navigator
        self.link = link
        self.at = at
    }
}

extension ItemsDatedDirector: ItemsDated_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchDated()
    }

    func onRow(at: Date, near: [URL]) {
        // Decide what follows: have data managed, or go somewhere.
    }
}

extension ItemsDatedDirector: ItemsDated_PresentData {
    func present(title: String) {
        ui?.display(ItemsDatedUI(title: title))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}

extension ItemsDatedDirector {
    /// Tells the one that opened the module what came of it.
    func finish(picked: Date) {
        delegate?.itemsDatedDidFinish(picked: picked)
    }

    /// Tells the one that opened the module what came of it.
    func finish(ids: [UUID]) {
        delegate?.itemsDatedDidFinish(ids: ids)
    }
}
