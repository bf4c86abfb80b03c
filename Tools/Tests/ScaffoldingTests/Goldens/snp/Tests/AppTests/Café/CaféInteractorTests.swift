import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("CaféInteractor")
struct CaféInteractorTests {
    private let presenter = CaféPresenterProtocolMock()
    private let router = CaféRouterProtocolMock()
    private let interactor: CaféInteractor

    init() {
        interactor = CaféInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(
            presenter.calls == [
                .present(name: "Café", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
            ])
    }
}
