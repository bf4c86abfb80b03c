import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DetailInteractor")
struct DetailInteractorTests {
    private let handler = DetailInteractorHandlerMock()
    private let aboutProvider = AboutProviderInterfaceMock()
    private let interactor: DetailInteractor

    init() {
        interactor = DetailInteractor(aboutProvider: aboutProvider)
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestDetail()
        #expect(handler.calls == [.requestDetailDidFinish(title: "Detail")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: DetailInteractorHandlerMock? = DetailInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
