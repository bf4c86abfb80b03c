import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ViewWorker")
struct ViewWorkerTests {
    private let presenter = View_PresentDataMock()
    private let worker = ViewWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchView()
        #expect(presenter.calls == [.present(stack: "View", view: 0, presenter: false, model: 0)])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: View_PresentDataMock? = View_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
