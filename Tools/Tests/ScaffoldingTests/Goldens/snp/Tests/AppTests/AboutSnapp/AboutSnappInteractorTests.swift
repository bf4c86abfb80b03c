import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutSnappInteractor")
struct AboutSnappInteractorTests {
    private let presenter = AboutSnappPresenterProtocolMock()
    private let router = AboutSnappRouterProtocolMock()
    private let aboutManager = AboutManagerProtocolMock()
    private let interactor: AboutSnappInteractor

    init() {
        interactor = AboutSnappInteractor(presenter: presenter, router: router, aboutManager: aboutManager)
        aboutManager.fetchAboutHandler = { About(id: "id", name: "name") }
    }

    @Test("asks as soon as the view is loaded, and presents the answer")
    func asksOnceLoaded() async throws {
        interactor.viewDidLoad()
        let about = About(id: "id", name: "name")
        try await presenter.waitForCall(.present(about: about))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .present(about: about),
            ])
        #expect(aboutManager.fetchAboutCallCount == 1)
    }

    @Test("hands on what went wrong, and asks again on Retry")
    func recovers() async throws {
        aboutManager.fetchAboutHandler = { throw Failure() }
        interactor.viewDidLoad()
        try await presenter.waitForCall(.handle(error: Failure(), dismiss: false))
        #expect(
            presenter.calls.suffix(3) == [
                .present(isLoading: true), .present(isLoading: false),
                .handle(error: Failure(), dismiss: false),
            ])
        presenter.forgetCalls()
        aboutManager.fetchAboutHandler = { About(id: "id", name: "name") }
        interactor.retryTapped()
        try await presenter.waitForCall(.present(about: About(id: "id", name: "name")))
        #expect(presenter.count(of: .handle(error: Failure(), dismiss: false)) == 0)
    }

    @Test("says nothing of a request that was cancelled")
    func cancelled() async {
        interactor.viewDidLoad()
        presenter.forgetCalls()
        interactor.tasks.cancelAll()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(presenter.calls.isEmpty)
    }

    @Test("hears of about from the beginning, and presents it")
    func aboutDidChange() {
        interactor.viewDidLoad()
        #expect(aboutManager.count(of: .tell(interactor)) == 1)
        presenter.forgetCalls()
        let about = About(id: "id", name: "name")
        interactor.aboutDidChange(to: about)
        #expect(presenter.calls == [.present(about: about)])
    }

    @Test("termsAndConditionsButtonTapped goes to terms and conditions")
    func termsAndConditionsButtonTapped() {
        interactor.termsAndConditionsButtonTapped()
        #expect(router.calls == [.navigateToTermsAndConditions])
    }

    @Test("helpTapped goes to scene2")
    func helpTapped() {
        interactor.helpTapped()
        #expect(router.calls == [.navigateToScene2])
    }

    private struct Failure: Error, Equatable {}
}
