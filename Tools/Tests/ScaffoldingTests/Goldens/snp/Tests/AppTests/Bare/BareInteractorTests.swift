import Testing
import UIKit

@testable import App

@MainActor
@Suite("BareInteractor")
struct BareInteractorTests {
    private let presenter = BarePresenterProtocolMock()
    private let router = BareRouterProtocolMock()
    private let interactor: BareInteractor

    init() {
        interactor = BareInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(title: "Bare")])
    }
}
