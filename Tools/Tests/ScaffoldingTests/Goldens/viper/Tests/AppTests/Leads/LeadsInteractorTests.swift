import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LeadsInteractor")
struct LeadsInteractorTests {
    private let presenter = LeadsInteractorOutputProtocolMock()
    private let interactor: LeadsInteractor

    init() {
        interactor = LeadsInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(presenter.calls == [.didReceive(title: "Leads")])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: LeadsInteractorOutputProtocolMock? = LeadsInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
