import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("StoreInteractor")
struct StoreInteractorTests {
    private let presenter = StorePresentationLogicMock()
    private let interactor: StoreInteractor

    init() {
        interactor = StoreInteractor(presenter: presenter)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: Store.Load.Request())
        let response = Store.Load.Response(stack: "Store", presenter: false, loaded: 0)
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
