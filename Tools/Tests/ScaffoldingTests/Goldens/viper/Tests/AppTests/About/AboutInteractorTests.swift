import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AboutInteractor")
struct AboutInteractorTests {
    private let presenter = AboutInteractorOutputProtocolMock()
    private let interactor: AboutInteractor

    init() {
        interactor = AboutInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(presenter.calls == [.didReceive(title: "About")])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: AboutInteractorOutputProtocolMock? = AboutInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
