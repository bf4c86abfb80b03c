import Foundation
import Words

/// Directs the Items detail module: every operation starts here, and each result passes through.
@MainActor
final class ItemsDetailDirector {
    weak var ui: (any ItemsDetail_DisplayUI)?

    private let dataManager: any ItemsDetail_ManageData
    private let navigator: any ItemsDetail_Navigate
    private let item: Item
    private let words: Words
    private let timeZone: TimeZone

    init(
        worker: any ItemsDetail_ManageData,
        navigator: any ItemsDetail_Navigate,
        item: Item,
        words: Words = ItemsWords.words(),
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        dataManager = worker
        self.navigator = navigator
        self.item = item
        self.words = words
        self.timeZone = timeZone
    }
}

extension ItemsDetailDirector: ItemsDetail_HandleUIEvents {
    func onUIReady() {
        display(item)
    }
}

extension ItemsDetailDirector: ItemsDetail_PresentData {
    func present(error: any Error) {
        ui?.display(error: words(error))
    }

    private func display(_ item: Item) {
        ui?.display(
            ItemsDetailUI(
                name: item.name, created: words("Created %@", words.date(item.created, timeZone: timeZone)),
                isEnabled: words(item.isEnabled ? "Enabled" : "Disabled")))
    }
}
