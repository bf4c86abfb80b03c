import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ViewDirector")
struct ViewDirectorTests {
    private let ui = View_DisplayUIMock()
    private let worker = View_ManageDataMock()
    private let navigator = View_NavigateMock()
    private let director: ViewDirector

    init() {
        director = ViewDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchView])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(stack: "some text", view: 42, presenter: true, model: 42)
        let model = ViewUI(stack: "some text", view: 42, presenter: true, model: 42)
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: View_DisplayUIMock? = View_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
