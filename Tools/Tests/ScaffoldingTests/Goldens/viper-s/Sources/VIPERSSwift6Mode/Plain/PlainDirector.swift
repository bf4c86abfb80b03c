import Foundation

/// Directs the Plain module: every operation starts here, and each result passes through.
@MainActor
final class PlainDirector {
    weak var ui: (any Plain_DisplayUI)?
    weak var delegate: (any Plain_Delegate)?

    private let dataManager: any Plain_ManageData
    private let navigator: any Plain_Navigate
    private let item: Item

    init(worker: any Plain_ManageData, navigator: any Plain_Navigate, item: Item) {
        dataManager = worker
        self.navigator = navigator
        self.item = item
    }
}

extension PlainDirector: Plain_HandleUIEvents {
    func onUIReady() {
        dataManager.fetchPlain()
    }

    func onTermsTapped() {
        // Decide what follows: have data managed, or go somewhere.
    }

    func onRow(index: Int) {
        // Decide what follows: have data managed, or go somewhere.
    }
}

extension PlainDirector: Plain_PresentData {
    func present(title: String) {
        ui?.display(PlainUI(title: title))
    }

    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }
}

extension PlainDirector {
    /// Tells the one that opened the module what came of it.
    func finish(created: Item) {
        delegate?.plainDidFinish(created: created)
    }
}
