import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomeInteractor")
struct HomeInteractorTests {
    private let presenter = HomeInteractorOutputProtocolMock()
    private let interactor: HomeInteractor

    init() {
        interactor = HomeInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(presenter.calls == [.didReceive(title: "Home")])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: HomeInteractorOutputProtocolMock? = HomeInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
