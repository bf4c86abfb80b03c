import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsInteractor")
struct TermsInteractorTests {
    private let presenter = TermsPresenterProtocolMock()
    private let router = TermsRouterProtocolMock()
    private let interactor: TermsInteractor

    init() {
        interactor = TermsInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(text: "Terms")])
    }
}
