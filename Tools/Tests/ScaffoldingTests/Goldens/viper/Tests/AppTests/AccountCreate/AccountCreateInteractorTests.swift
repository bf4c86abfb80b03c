import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AccountCreateInteractor")
struct AccountCreateInteractorTests {
    private let presenter = AccountCreateInteractorOutputProtocolMock()
    private let interactor: AccountCreateInteractor

    init() {
        interactor = AccountCreateInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(
            presenter.calls == [
                .didReceive(name: "Account create", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
            ])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: AccountCreateInteractorOutputProtocolMock? = AccountCreateInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
