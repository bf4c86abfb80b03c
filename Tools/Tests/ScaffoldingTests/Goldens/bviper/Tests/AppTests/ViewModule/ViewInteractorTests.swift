import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ViewInteractor")
struct ViewInteractorTests {
    private let handler = ViewInteractorHandlerMock()
    private let interactor = ViewInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestView()
        #expect(handler.calls == [.requestViewDidFinish(stack: "View", presenter: false, interactor: 0)])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: ViewInteractorHandlerMock? = ViewInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
