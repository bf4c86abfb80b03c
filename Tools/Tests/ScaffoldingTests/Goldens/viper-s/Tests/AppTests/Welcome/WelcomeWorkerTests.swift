import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("WelcomeWorker")
struct WelcomeWorkerTests {
    private let presenter = Welcome_PresentDataMock()
    private let worker = WelcomeWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchWelcome()
        #expect(presenter.calls == [.present(title: "Welcome")])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: Welcome_PresentDataMock? = Welcome_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
