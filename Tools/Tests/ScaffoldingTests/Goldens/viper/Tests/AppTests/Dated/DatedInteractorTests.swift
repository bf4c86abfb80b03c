import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DatedInteractor")
struct DatedInteractorTests {
    private let presenter = DatedInteractorOutputProtocolMock()
    private let interactor: DatedInteractor

    init() {
        interactor = DatedInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(presenter.calls == [.didReceive(title: "Dated")])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: DatedInteractorOutputProtocolMock? = DatedInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
