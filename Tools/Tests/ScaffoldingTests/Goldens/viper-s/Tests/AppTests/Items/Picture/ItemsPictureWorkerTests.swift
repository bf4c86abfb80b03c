import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsPictureWorker")
struct ItemsPictureWorkerTests {
    private let presenter = ItemsPicture_PresentDataMock()
    private let worker = ItemsPictureWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchPicture()
        #expect(presenter.calls == [.present(name: "Items picture", photo: Data(), badge: nil)])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsPicture_PresentDataMock? = ItemsPicture_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
