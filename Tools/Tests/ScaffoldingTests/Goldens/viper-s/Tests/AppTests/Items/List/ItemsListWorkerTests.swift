import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsListWorker")
struct ItemsListWorkerTests {
    private let presenter = ItemsList_PresentDataMock()
    private let worker = ItemsListWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchList()
        #expect(presenter.calls == [.present(items: [])])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsList_PresentDataMock? = ItemsList_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
