import Foundation
import ScaenaTesting
import Testing

@testable import Items

@MainActor
@Suite("ItemsAddDirector")
struct ItemsAddDirectorTests {
    private let ui = ItemsAdd_DisplayUIMock()
    private let worker = ItemsAdd_ManageDataMock()
    private let navigator = ItemsAdd_NavigateMock()
    private let director: ItemsAddDirector

    init() {
        director = ItemsAddDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("presents created: present")
    func presentsCreated() {
        let opener = ItemsAdd_DelegateMock()
        director.delegate = opener
        director.present(created: Item.sample)
        #expect(ui.calls == [.toggle(loading: false)])
        #expect(opener.calls.count == 1)
        #expect(navigator.calls.count == 1)
    }

    @Test("onSave has data managed, once, with the name as it should be")
    func onSave() {
        director.onSave(name: " Tea ", isEnabled: false)
        #expect(worker.calls == [.addItem(name: "Tea", isEnabled: false)])
        director.onSave(name: "Tea", isEnabled: false)
        #expect(worker.calls.count == 1)
        director.present(error: Failure())
        director.onRetry()
        #expect(worker.calls.count == 2)
    }

    @Test("offers to save what has a name", arguments: [("", false), ("  ", false), ("Tea", true)])
    func offersToSave(name: String, isOffered: Bool) {
        director.onUIReady()
        director.onChange(name: name)
        #expect(ui.calls == [.toggle(save: false), .toggle(save: isOffered)])
        director.onSave(name: name, isEnabled: true)
        #expect(worker.calls.isEmpty == !isOffered)
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls.last == .display(error: Failure().localizedDescription))
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: ItemsAdd_DisplayUIMock? = ItemsAdd_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
