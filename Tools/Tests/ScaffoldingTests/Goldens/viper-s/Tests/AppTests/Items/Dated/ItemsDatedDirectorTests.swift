import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ItemsDatedDirector")
struct ItemsDatedDirectorTests {
    private let ui = ItemsDated_DisplayUIMock()
    private let worker = ItemsDated_ManageDataMock()
    private let navigator = ItemsDated_NavigateMock()
    private let link: URL = URL(fileURLWithPath: "/sample")
    private let at: Date? = Date(timeIntervalSince1970: 0)
    private let director: ItemsDatedDirector

    init() {
        director = ItemsDatedDirector(worker: worker, navigator: navigator, link: link, at: at)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchDated])
    }

    @Test("tells the one that opened the module: picked")
    func tellsPicked() {
        let opener = ItemsDated_DelegateMock()
        director.delegate = opener
        director.finish(picked: Date(timeIntervalSince1970: 0))
        #expect(opener.calls.count == 1)
    }

    @Test("tells the one that opened the module: ids")
    func tellsIds() {
        let opener = ItemsDated_DelegateMock()
        director.delegate = opener
        director.finish(ids: [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(opener.calls.count == 1)
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(title: "some text")
        let model = ItemsDatedUI(title: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: ItemsDated_DisplayUIMock? = ItemsDated_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
