import Foundation
import ScaenaTesting
import Testing

@testable import Items

@MainActor
@Suite("GeneralWelcomeDirector")
struct GeneralWelcomeDirectorTests {
    private let ui = GeneralWelcome_DisplayUIMock()
    private let worker = GeneralWelcome_ManageDataMock()
    private let navigator = GeneralWelcome_NavigateMock()
    private let director: GeneralWelcomeDirector

    init() {
        director = GeneralWelcomeDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("onItems goes to items list")
    func onItems() {
        director.onItems()
        #expect(navigator.calls == [.gotoItemsList])
    }

    @Test("onLink goes to items list, and on to the item")
    func onLink() {
        director.onLink(itemID: "7")
        #expect(navigator.calls == [.gotoItemsList(opening: "7")])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls.last == .display(error: Failure().localizedDescription))
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: GeneralWelcome_DisplayUIMock? = GeneralWelcome_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
