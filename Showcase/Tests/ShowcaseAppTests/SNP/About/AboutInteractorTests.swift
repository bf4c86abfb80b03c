import ScaenaUIKit
import Testing

@testable import ShowcaseApp

@MainActor
@Suite("AboutInteractor")
struct AboutInteractorTests {
    private let presenter = AboutPresenterProtocolMock()
    private let router = AboutRouterProtocolMock()
    private let interactor: AboutInteractor

    init() {
        interactor = AboutInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(text: "About", isLoading: false)])
    }

    @Test("termsAndConditionsButtonTapped presents nothing yet")
    func termsAndConditionsButtonTapped() {
        interactor.termsAndConditionsButtonTapped()
        #expect(presenter.calls.isEmpty)
    }
}
