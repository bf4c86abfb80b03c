import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("URLListDirector")
struct URLListDirectorTests {
    private let ui = URLList_DisplayUIMock()
    private let worker = URLList_ManageDataMock()
    private let navigator = URLList_NavigateMock()
    private let director: URLListDirector

    init() {
        director = URLListDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchList])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
        let model = URLListUI(
            name: "some text",
            tags: ["some text", "more text"],
            counts: [42, 43],
            isOpen: true,
            rate: 1.5,
            hint: "some text",
            no: 42)
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: URLList_DisplayUIMock? = URLList_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
