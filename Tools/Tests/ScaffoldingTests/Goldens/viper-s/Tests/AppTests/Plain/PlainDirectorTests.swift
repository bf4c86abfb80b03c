import Foundation
import Testing

@testable import App

@MainActor
@Suite("PlainDirector")
struct PlainDirectorTests {
    private let ui = Plain_DisplayUIMock()
    private let worker = Plain_ManageDataMock()
    private let navigator = Plain_NavigateMock()
    private let item: Item = .sample
    private let director: PlainDirector

    init() {
        director = PlainDirector(worker: worker, navigator: navigator, item: item)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchPlain])
    }

    @Test("tells the one that opened the module: created")
    func tellsCreated() {
        let opener = Plain_DelegateMock()
        director.delegate = opener
        director.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(title: "some text")
        let model = PlainUI(title: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: Plain_DisplayUIMock? = Plain_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
