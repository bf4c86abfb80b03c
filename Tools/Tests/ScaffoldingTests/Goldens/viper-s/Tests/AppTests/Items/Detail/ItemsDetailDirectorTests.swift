import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsDetailDirector")
struct ItemsDetailDirectorTests {
    private let ui = ItemsDetail_DisplayUIMock()
    private let worker = ItemsDetail_ManageDataMock()
    private let navigator = ItemsDetail_NavigateMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let director: ItemsDetailDirector

    init() {
        director = ItemsDetailDirector(
            worker: worker, navigator: navigator, item: item, page: page, others: others, names: names)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchDetail])
    }

    @Test("tells the one that opened the module: created")
    func tellsCreated() {
        let opener = ItemsDetail_DelegateMock()
        director.delegate = opener
        director.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: gone")
    func tellsGone() {
        let opener = ItemsDetail_DelegateMock()
        director.delegate = opener
        director.finish(gone: ["some text"])
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: canceled")
    func tellsCanceled() {
        let opener = ItemsDetail_DelegateMock()
        director.delegate = opener
        director.finishCanceled()
        #expect(opener.calls.count == 1)
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(title: "some text")
        let model = ItemsDetailUI(title: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
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
