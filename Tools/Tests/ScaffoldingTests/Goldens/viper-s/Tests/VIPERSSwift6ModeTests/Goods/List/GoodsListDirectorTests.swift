import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

@testable import VIPERSSwift6Mode

@MainActor
@Suite("GoodsListDirector")
struct GoodsListDirectorTests {
    private static let good = Good(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "name",
        created: Date(timeIntervalSince1970: 0))
    private let ui = GoodsList_DisplayUIMock()
    private let worker = GoodsList_ManageDataMock()
    private let navigator = GoodsList_NavigateMock()
    private let name: String = "some text"
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }
    private let director: GoodsListDirector

    init() {
        director = GoodsListDirector(
            worker: worker, navigator: navigator, name: name, locale: locale, timeZone: timeZone)
        director.ui = ui
    }

    @Test("has data managed once the user interface is ready, and once more on another try")
    func asksOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchGoods])
        #expect(ui.count(of: .toggle(loading: true)) == 1)
        director.onRetry()
        #expect(worker.calls == [.fetchGoods, .fetchGoods])
    }

    @Test("presents goods: present")
    func presentsGoods() {
        let good = Self.good
        director.present(goods: [good])
        #expect(
            ui.calls == [
                .toggle(loading: false),
                .display(goods: [GoodUI(name: "name", created: good.created.formatted(dateStyle))]),
            ])
    }

    @Test("presents that it is done: presentSuccess")
    func presentsPresentSuccess() {
        director.presentSuccess()
        #expect(ui.calls == [.toggle(loading: false), .displaySuccess])
    }

    @Test("onDeleteAll has data managed once the user agrees")
    func onDeleteAll() async {
        navigator.confirmDeleteAllHandler = { false }
        director.onDeleteAll()
        while !director.tasks.isIdle { await Task.yield() }
        #expect(worker.calls.isEmpty && navigator.calls == [.confirmDeleteAll])
        navigator.confirmDeleteAllHandler = { true }
        director.onDeleteAll()
        while !director.tasks.isIdle { await Task.yield() }
        #expect(worker.calls.count == 1 && ui.count(of: .toggle(loading: true)) == 1)
        director.onRetry()
        #expect(worker.calls.count == 2)
    }

    @Test("onGoodSelected goes to goods detail")
    func onGoodSelected() {
        director.present(goods: [Self.good])
        director.onGoodSelected(index: 0)
        #expect(navigator.calls == [.gotoDetail(for: Self.good)])
    }

    @Test("onAdd goes to goods add")
    func onAdd() {
        director.onAdd()
        #expect(navigator.arguments(of: \.gotoGoodsAddNameDelegate).count == 1)
    }

    @Test("onHelp goes to help")
    func onHelp() {
        director.onHelp()
        #expect(navigator.calls == [.gotoHelp])
    }

    @Test("onRefresh has data managed")
    func onRefresh() {
        director.onRefresh()
        #expect(worker.calls.count == 1 && ui.count(of: .toggle(loading: true)) == 1)
        director.onRetry()
        #expect(worker.calls.count == 2)
    }

    @Test("acts on what came of goods add: goodsAddDidFinish")
    func hearsGoodsAddDidFinish() {
        director.goodsAddDidFinish(created: .sample)
        #expect(worker.calls.count + navigator.calls.count > 0)
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.toggle(loading: false), .display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: GoodsList_DisplayUIMock? = GoodsList_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
