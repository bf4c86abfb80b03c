import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsDatedWorker")
struct ItemsDatedWorkerTests {
    private let presenter = ItemsDated_PresentDataMock()
    private let worker = ItemsDatedWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchDated()
        #expect(presenter.calls == [.present(title: "Items dated")])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsDated_PresentDataMock? = ItemsDated_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
