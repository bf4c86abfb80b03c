import Foundation
import ScaenaKit

/// Directs the Goods list module: every operation starts here, and each result passes through.
@MainActor
final class GoodsListDirector {
    weak var ui: (any GoodsList_DisplayUI)?
    /// The answers that are awaited; they end with the module.
    let tasks = SceneTasks()

    private let dataManager: any GoodsList_ManageData
    private let navigator: any GoodsList_Navigate
    private let name: String
    /// The models behind the rows.
    private var goods: [Good] = []
    /// The last request, for another try.
    private var last: (@MainActor (any GoodsList_ManageData) -> Void)?
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init(
        worker: any GoodsList_ManageData,
        navigator: any GoodsList_Navigate,
        name: String,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        dataManager = worker
        self.navigator = navigator
        self.name = name
        self.locale = locale
        self.timeZone = timeZone
    }
}

extension GoodsListDirector: GoodsList_HandleUIEvents {
    func onUIReady() {
        ask { $0.fetchGoods() }
    }

    func onDeleteAll() {
        tasks.run("onDeleteAll") { [weak self, navigator] in
            guard await navigator.confirmDeleteAll(), let self else { return }
            ask { $0.deleteAllGoods() }
        }
    }

    func onGoodSelected(index: Int) {
        guard goods.indices.contains(index) else { return }
        let good = goods[index]
        navigator.gotoDetail(for: good)
    }

    func onAdd() {
        navigator.gotoGoodsAdd(name: name, delegate: self)
    }

    func onHelp() {
        navigator.gotoHelp()
    }

    func onRefresh() {
        ask { $0.fetchGoods() }
    }

    func onRetry() {
        if let last { ask(last) }
    }

    /// Has the worker do something, and displays that it is under way.
    private func ask(_ request: @escaping @MainActor (any GoodsList_ManageData) -> Void) {
        last = request
        ui?.toggle(loading: true)
        request(dataManager)
    }
}

extension GoodsListDirector: GoodsList_PresentData {
    func present(goods: [Good]) {
        ui?.toggle(loading: false)
        self.goods = goods
        ui?.display(
            goods: goods.map { good in
                GoodUI(name: good.name, created: good.created.formatted(dateStyle))
            })
    }

    func presentSuccess() {
        ui?.toggle(loading: false)
        ui?.displaySuccess()
    }

    func present(error: any Error) {
        ui?.toggle(loading: false)
        ui?.display(error: error.localizedDescription)
    }
}

extension GoodsListDirector: GoodsAdd_Delegate {
    func goodsAddDidFinish(created: Good) {
        ask { $0.fetchGoods() }
    }

    func goodsAddDidFinishCanceled() {
        // Decide what follows from what came of goods add.
    }
}
