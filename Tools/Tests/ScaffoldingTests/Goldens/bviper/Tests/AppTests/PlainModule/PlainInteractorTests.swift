import Testing

@testable import App

@MainActor
@Suite("PlainInteractor")
struct PlainInteractorTests {
    private let handler = PlainInteractorHandlerMock()
    private let aboutProvider = AboutProviderInterfaceMock()
    private let interactor: PlainInteractor

    init() {
        interactor = PlainInteractor(aboutProvider: aboutProvider)
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestPlain()
        #expect(handler.calls == [.requestPlainDidFinish(title: "Plain")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: PlainInteractorHandlerMock? = PlainInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
