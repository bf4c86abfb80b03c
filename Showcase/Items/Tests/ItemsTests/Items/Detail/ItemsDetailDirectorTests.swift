import Foundation
import ScaenaTesting
import Testing
import Words

@testable import Items

@MainActor
@Suite("ItemsDetailDirector")
struct ItemsDetailDirectorTests {
    private let ui = ItemsDetail_DisplayUIMock()
    private let worker = ItemsDetail_ManageDataMock()
    private let navigator = ItemsDetail_NavigateMock()
    private let item: Item = .sample
    private let words = ItemsWords.words(.persian)
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let director: ItemsDetailDirector

    init() {
        director = ItemsDetailDirector(
            worker: worker, navigator: navigator, item: item, words: words, timeZone: timeZone)
        director.ui = ui
    }

    @Test("displays item once the user interface is ready")
    func displaysOnceReady() {
        director.onUIReady()
        #expect(
            ui.calls.first
                == .display(
                    ItemsDetailUI(
                        name: item.name,
                        created: words("Created %@", words.date(item.created, timeZone: timeZone)),
                        isEnabled: item.isEnabled ? "فعال" : "غیرفعال")))
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls.last == .display(error: words(Failure())))
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: ItemsDetail_DisplayUIMock? = ItemsDetail_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
