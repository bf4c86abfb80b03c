import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsInteractor")
struct LeadsInteractorTests {
    private let presenter = LeadsPresentationLogicMock()
    private let interactor: LeadsInteractor

    init() {
        interactor = LeadsInteractor(presenter: presenter)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: Leads.Load.Request())
        let response = Leads.Load.Response(title: "Leads")
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
