import Foundation

/// Directs the Items detail module: every operation starts here, and each result passes through.
@MainActor
final class ItemsDetailDirector {
    weak var ui: (any ItemsDetail_DisplayUI)?

    private let dataManager: any ItemsDetail_ManageData
    private let navigator: any ItemsDetail_Navigate
    private let item: Item
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: timeZone)
    }

    init(
        worker: any ItemsDetail_ManageData,
        navigator: any ItemsDetail_Navigate,
        item: Item,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        dataManager = worker
        self.navigator = navigator
        self.item = item
        self.locale = locale
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
        ui?.display(error: error.localizedDescription)
    }

    private func display(_ item: Item) {
        ui?.display(
            ItemsDetailUI(
                name: item.name, created: item.created.formatted(dateStyle), isEnabled: item.isEnabled ? "Yes" : "No"))
    }
}
