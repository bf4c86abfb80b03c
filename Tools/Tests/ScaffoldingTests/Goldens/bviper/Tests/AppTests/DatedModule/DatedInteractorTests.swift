import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DatedInteractor")
struct DatedInteractorTests {
    private let handler = DatedInteractorHandlerMock()
    private let interactor = DatedInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestDated()
        #expect(handler.calls == [.requestDatedDidFinish(title: "Dated")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: DatedInteractorHandlerMock? = DatedInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
