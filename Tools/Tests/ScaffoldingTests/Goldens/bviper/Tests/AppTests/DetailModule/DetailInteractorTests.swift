import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("DetailInteractor")
struct DetailInteractorTests {
    private let handler = DetailInteractorHandlerMock()
    private let aboutProvider = AboutProviderInterfaceMock()
    private let item: Item = .sample
    private let page: Int = 42
    private let others: [Item]? = [.sample]
    private let names: [String: Item] = ["some text": .sample]
    private let interactor: DetailInteractor

    init() {
        interactor = DetailInteractor(
            aboutProvider: aboutProvider, item: item, page: page, others: others, names: names)
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
