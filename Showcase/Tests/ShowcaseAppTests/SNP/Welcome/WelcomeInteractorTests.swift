import ScaenaUIKit
import Testing

@testable import ShowcaseApp

@MainActor
@Suite("WelcomeInteractor")
struct WelcomeInteractorTests {
    private let presenter = WelcomePresenterProtocolMock()
    private let router = WelcomeRouterProtocolMock()
    private let interactor: WelcomeInteractor

    init() {
        interactor = WelcomeInteractor(presenter: presenter, router: router)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(news: "Welcome")])
    }

    @Test("aboutButtonTapped presents nothing yet")
    func aboutButtonTapped() {
        interactor.aboutButtonTapped()
        #expect(presenter.calls.isEmpty)
    }
}
