import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AboutInteractor")
struct AboutInteractorTests {
    private let handler = AboutInteractorHandlerMock()
    private let interactor = AboutInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestAbout()
        #expect(handler.calls == [.requestAboutDidFinish(title: "About")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: AboutInteractorHandlerMock? = AboutInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
