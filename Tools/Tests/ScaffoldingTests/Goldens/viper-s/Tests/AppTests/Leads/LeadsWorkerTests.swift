import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsWorker")
struct LeadsWorkerTests {
    private let presenter = Leads_PresentDataMock()
    private let worker = LeadsWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchLeads()
        #expect(presenter.calls == [.present(title: "Leads")])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: Leads_PresentDataMock? = Leads_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
