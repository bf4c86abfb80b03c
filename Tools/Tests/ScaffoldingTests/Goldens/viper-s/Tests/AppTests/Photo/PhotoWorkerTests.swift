import Foundation
import Testing

@testable import App

@MainActor
@Suite("PhotoWorker")
struct PhotoWorkerTests {
    private let presenter = Photo_PresentDataMock()
    private let worker = PhotoWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchPhoto()
        #expect(presenter.calls == [.present(photo: Data())])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: Photo_PresentDataMock? = Photo_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
