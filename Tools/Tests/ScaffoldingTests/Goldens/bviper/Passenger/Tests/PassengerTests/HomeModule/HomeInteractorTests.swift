import ScaenaTesting
import Testing

@testable import Passenger

@MainActor
@Suite("HomeInteractor")
struct HomeInteractorTests {
    private let handler = HomeInteractorHandlerMock()
    private let interactor = HomeInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestHome()
        #expect(handler.calls == [.requestHomeDidFinish(title: "Home")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: HomeInteractorHandlerMock? = HomeInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
