import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsInteractor")
struct LeadsInteractorTests {
    private let handler = LeadsInteractorHandlerMock()
    private let interactor = LeadsInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestLeads()
        #expect(handler.calls == [.requestLeadsDidFinish(title: "Leads")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: LeadsInteractorHandlerMock? = LeadsInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
