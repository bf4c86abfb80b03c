import ScaenaUIKit
import Testing

@testable import ShowcaseApp

@MainActor
@Suite("WelcomeInteractor")
struct WelcomeInteractorTests {
    private let presenter = WelcomePresenterProtocolMock()
    private let router = WelcomeRouterProtocolMock()
    private let manager = AboutManagerMock()
    private let interactor: WelcomeInteractor

    init() {
        interactor = WelcomeInteractor(presenter: presenter, router: router, aboutManager: manager)
    }

    @Test("presents what is known when the view is loaded, and fetches nothing itself")
    func presentsOnceLoaded() async {
        manager.last = About(text: "known")
        interactor.viewDidLoad()
        #expect(await presenter.calls(2) == [.present(about: nil), .present(about: About(text: "known"))])
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
}
