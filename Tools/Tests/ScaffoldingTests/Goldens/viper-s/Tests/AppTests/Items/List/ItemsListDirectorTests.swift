import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsListDirector")
struct ItemsListDirectorTests {
    private let ui = ItemsList_DisplayUIMock()
    private let worker = ItemsList_ManageDataMock()
    private let uploadWorker = ItemsListUpload_ManageDataMock()
    private let urlCacheWorker = ItemsListURLCache_ManageDataMock()
    private let navigator = ItemsList_NavigateMock()
    private let director: ItemsListDirector

    init() {
        director = ItemsListDirector(
            worker: worker, navigator: navigator, uploadWorker: uploadWorker, urlCacheWorker: urlCacheWorker)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchList])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(items: ["some text", "more text"])
        let model = ItemsListUI(items: ["some text", "more text"])
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what came of upload")
    func presentsUpload() {
        director.presentUpload(items: ["some text", "more text"])
        let model = ItemsListUI(items: ["some text", "more text"])
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what came of URL cache")
    func presentsURLCache() {
        director.presentURLCache(items: ["some text", "more text"])
        let model = ItemsListUI(items: ["some text", "more text"])
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
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
