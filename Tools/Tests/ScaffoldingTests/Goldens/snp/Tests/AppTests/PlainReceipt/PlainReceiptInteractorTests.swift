import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainReceiptInteractor")
struct PlainReceiptInteractorTests {
    private let presenter = PlainReceiptPresenterProtocolMock()
    private let router = PlainReceiptRouterProtocolMock()
    private let stamp: Stamp = .sample
    private let interactor: PlainReceiptInteractor

    init() {
        interactor = PlainReceiptInteractor(presenter: presenter, router: router, stamp: stamp)
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
