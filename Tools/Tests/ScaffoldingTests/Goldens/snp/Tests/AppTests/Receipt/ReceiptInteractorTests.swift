import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ReceiptInteractor")
struct ReceiptInteractorTests {
    private let presenter = ReceiptPresenterProtocolMock()
    private let router = ReceiptRouterProtocolMock()
    private let stamp: Stamp = .sample
    private let interactor: ReceiptInteractor

    init() {
        interactor = ReceiptInteractor(presenter: presenter, router: router, stamp: stamp)
    }

    @Test("presents stamp as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls.first == .present(stamp: stamp))
    }

    @Test("legalTapped goes to bare")
    func legalTapped() {
        interactor.legalTapped()
        #expect(router.calls == [.navigateToBare])
    }
}
