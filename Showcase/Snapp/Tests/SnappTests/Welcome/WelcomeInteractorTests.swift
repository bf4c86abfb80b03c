import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("WelcomeInteractor")
struct WelcomeInteractorTests {
    private let presenter = WelcomePresenterProtocolMock()
    private let router = WelcomeRouterProtocolMock()
    private let manager = FakeAboutManager()
    private let interactor: WelcomeInteractor

    init() {
        interactor = WelcomeInteractor(presenter: presenter, router: router, aboutManager: manager)
    }

    @Test("presents what is known when the view is loaded, and fetches nothing itself")
    func presentsOnceLoaded() async throws {
        manager.last = About(text: "known")
        interactor.viewDidLoad()
        try await presenter.waitForCall(.present(about: About(text: "known")))
        #expect(presenter.calls == [.present(about: nil), .present(about: About(text: "known"))])
        #expect(manager.fetchCount == 0)
    }

    @Test("presents what another scene fetched, and not what was known before")
    func hearsOfOthers() async {
        manager.last = About(text: "old")
        interactor.viewDidLoad()
        manager.announce(About(text: "new"))
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(presenter.calls == [.present(about: nil), .present(about: About(text: "new"))])
    }

    @Test("goes on to About, and presents nothing")
    func aboutButtonTapped() {
        interactor.aboutButtonTapped()
        #expect(router.calls == [.navigateToAbout])
        #expect(presenter.calls.isEmpty)
    }

    @Test("goes on to the ride")
    func rideButtonTapped() {
        interactor.rideButtonTapped()
        #expect(router.calls == [.navigateToRideStatus])
    }
}
