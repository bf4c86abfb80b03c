import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomeWorker")
struct HomeWorkerTests {
    private let presenter = Home_PresentDataMock()
    private let worker = HomeWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchHome()
        #expect(presenter.calls == [.present(title: "Home")])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: Home_PresentDataMock? = Home_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
