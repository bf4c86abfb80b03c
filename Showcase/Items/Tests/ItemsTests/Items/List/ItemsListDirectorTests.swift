import Foundation
import ScaenaKit
import ScaenaTesting
import Testing
import Words

@testable import Items

@MainActor
@Suite("ItemsListDirector")
struct ItemsListDirectorTests {
    private static let item = Item(id: "id", name: "name", created: Date(timeIntervalSince1970: 0), isEnabled: true)
    private let ui = ItemsList_DisplayUIMock()
    private let worker = ItemsList_ManageDataMock()
    private let navigator = ItemsList_NavigateMock()
    private let words = ItemsWords.words(.persian)
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let director: ItemsListDirector

    init() {
        director = ItemsListDirector(worker: worker, navigator: navigator, words: words, timeZone: timeZone)
        director.ui = ui
    }

    @Test("has data managed once the user interface is ready, and once more on another try")
    func asksOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchItems])
        #expect(ui.count(of: .toggle(loading: true)) == 1)
        director.onRetry()
        #expect(worker.calls == [.fetchItems, .fetchItems])
    }

    @Test("presents items: present")
    func presentsItems() {
        let item = Self.item
        director.present(items: [item])
        #expect(
            ui.calls == [
                .toggle(loading: false),
                .display(items: [ItemUI(name: "name", created: words.date(item.created, timeZone: timeZone))]),
                .display(count: "۱ مورد"),
            ])
    }

    @Test("goes on to the item that a link leads to, once", arguments: ["id", "gone"])
    func opensLinked(id: String) {
        let director = ItemsListDirector(worker: worker, navigator: navigator, opening: id, words: words)
        director.ui = ui
        for _ in 0..<2 { director.present(items: [Self.item]) }
        let isThere = id == Self.item.id
        #expect(navigator.calls == (isThere ? [.gotoDetail(for: Self.item)] : []))
        #expect(ui.count(of: .display(missing: words("This item is not here any more."))) == (isThere ? 0 : 1))
    }

    @Test("presents that it is done: presentDeleteAllItemsSuccess")
    func presentsPresentDeleteAllItemsSuccess() {
        director.presentDeleteAllItemsSuccess()
        #expect(ui.calls == [.toggle(loading: false), .displaySuccess, .toggle(loading: true)])
        #expect(worker.calls.count == 1)
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
        #expect(worker.calls.count == 1)
    }

    @Test("onAdd goes to items add")
    func onAdd() {
        director.onAdd()
        #expect(navigator.arguments(of: \.gotoItemsAddDelegate).count == 1)
    }

    @Test("onItemSelected goes to items detail")
    func onItemSelected() {
        director.present(items: [Self.item])
        director.onItemSelected(index: 0)
        #expect(navigator.calls == [.gotoDetail(for: Self.item)])
    }

    @Test("onRefresh has data managed")
    func onRefresh() {
        director.onRefresh()
        #expect(worker.calls.count == 1)
    }

    @Test("acts on what came of items add: itemsAddDidFinish")
    func hearsItemsAddDidFinish() {
        director.itemsAddDidFinish(created: .sample)
        #expect(worker.calls.count + navigator.calls.count > 0)
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls.last == .display(error: words(Failure())))
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: ItemsList_DisplayUIMock? = ItemsList_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
