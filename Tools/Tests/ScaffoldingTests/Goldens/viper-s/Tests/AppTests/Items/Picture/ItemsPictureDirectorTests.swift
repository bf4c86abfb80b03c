import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsPictureDirector")
struct ItemsPictureDirectorTests {
    private let ui = ItemsPicture_DisplayUIMock()
    private let worker = ItemsPicture_ManageDataMock()
    private let navigator = ItemsPicture_NavigateMock()
    private let director: ItemsPictureDirector

    init() {
        director = ItemsPictureDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchPicture])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(name: "some text", photo: Data([1, 2, 3]), badge: Data([1, 2, 3]))
        #expect(ui.calls.count == 1)
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: ItemsPicture_DisplayUIMock? = ItemsPicture_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
