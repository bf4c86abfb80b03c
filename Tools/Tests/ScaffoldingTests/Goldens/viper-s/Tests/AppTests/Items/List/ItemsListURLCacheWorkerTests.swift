import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsListURLCacheWorker")
struct ItemsListURLCacheWorkerTests {
    private let presenter = ItemsListURLCache_PresentDataMock()
    private let worker = ItemsListURLCacheWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchURLCache()
        #expect(presenter.calls == [.presentURLCache(items: [])])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsListURLCache_PresentDataMock? = ItemsListURLCache_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
