import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsListUploadWorker")
struct ItemsListUploadWorkerTests {
    private let presenter = ItemsListUpload_PresentDataMock()
    private let worker = ItemsListUploadWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchUpload()
        #expect(presenter.calls == [.presentUpload(items: [])])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsListUpload_PresentDataMock? = ItemsListUpload_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
