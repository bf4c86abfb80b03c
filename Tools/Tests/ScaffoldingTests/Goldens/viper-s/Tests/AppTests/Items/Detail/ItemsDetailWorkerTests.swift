import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsDetailWorker")
struct ItemsDetailWorkerTests {
    private let presenter = ItemsDetail_PresentDataMock()
    private let worker = ItemsDetailWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchDetail()
        #expect(presenter.calls == [.present(title: "Items detail")])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsDetail_PresentDataMock? = ItemsDetail_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
