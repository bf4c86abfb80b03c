import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("URLListWorker")
struct URLListWorkerTests {
    private let presenter = URLList_PresentDataMock()
    private let worker = URLListWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchList()
        #expect(
            presenter.calls == [
                .present(name: "URL list", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
            ])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: URLList_PresentDataMock? = URLList_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
