import ScaenaTesting
import Testing

@testable import VIPERSwift6Mode

@MainActor
@Suite("DetailInteractor")
struct DetailInteractorTests {
    private let presenter = DetailInteractorOutputProtocolMock()
    private let itemService = ItemServiceProtocolMock()
    private let interactor: DetailInteractor

    init() {
        interactor = DetailInteractor(itemService: itemService)
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(presenter.calls == [.didReceive(title: "Detail")])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: DetailInteractorOutputProtocolMock? = DetailInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
