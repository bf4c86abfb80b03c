import Foundation
import Testing

@testable import App

@MainActor
@Suite("PhotoDirector")
struct PhotoDirectorTests {
    private let ui = Photo_DisplayUIMock()
    private let worker = Photo_ManageDataMock()
    private let navigator = Photo_NavigateMock()
    private let director: PhotoDirector

    init() {
        director = PhotoDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchPhoto])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(photo: Data([1, 2, 3]))
        #expect(ui.calls.count == 1)
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: Photo_DisplayUIMock? = Photo_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
