import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("ListOrdersInteractor")
struct ListOrdersInteractorTests {
    private let presenter = ListOrdersPresentationLogicMock()
    private let interactor: ListOrdersInteractor

    init() {
        interactor = ListOrdersInteractor(presenter: presenter)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: ListOrders.Load.Request())
        let response = ListOrders.Load.Response(
            name: "List orders", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
