import Testing

@testable import App

@MainActor
@Suite("PlainWorker")
struct PlainWorkerTests {
    private let presenter = Plain_PresentDataMock()
    private let worker = PlainWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchPlain()
        #expect(presenter.calls == [.present(title: "Plain")])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: Plain_PresentDataMock? = Plain_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
