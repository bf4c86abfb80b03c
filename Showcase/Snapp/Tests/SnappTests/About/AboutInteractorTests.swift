import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("AboutInteractor")
struct AboutInteractorTests {
    private let presenter = AboutPresenterProtocolMock()
    private let router = AboutRouterProtocolMock()
    private let manager = FakeAboutManager()
    private let interactor: AboutInteractor

    init() {
        interactor = AboutInteractor(presenter: presenter, router: router, aboutManager: manager)
    }

    @Test("fetches as soon as the view is loaded, and presents what comes")
    func presentsOnceLoaded() async throws {
        manager.outcomes = [.success(About(text: "new"))]
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(text: "", isLoading: true)])
        try await presenter.waitForCall(.present(text: "new", isLoading: false))
        #expect(presenter.calls == [.present(text: "", isLoading: true), .present(text: "new", isLoading: false)])
    }

    @Test("presents what it knows while it fetches")
    func presentsWhatItKnows() async throws {
        manager.last = About(text: "old")
        manager.outcomes = [.success(About(text: "new"))]
        interactor.viewDidLoad()
        try await presenter.waitForCall(.present(text: "new", isLoading: false))
        #expect(
            presenter.calls == [
                .present(text: "", isLoading: true), .present(text: "old", isLoading: true),
                .present(text: "new", isLoading: false),
            ])
    }

    @Test("hands an error on, keeps the text, and recovers by Retry")
    func recovers() async throws {
        manager.last = About(text: "old")
        manager.outcomes = [.failure(HTTPError.offline), .success(About(text: "new"))]
        interactor.viewDidLoad()
        try await presenter.waitForCall(.handle(error: HTTPError.offline, dismiss: false))
        #expect(
            presenter.calls.suffix(2) == [
                .present(text: "old", isLoading: false), .handle(error: HTTPError.offline, dismiss: false),
            ])
        presenter.forgetCalls()
        interactor.retryTapped()
        try await presenter.waitForCall(.present(text: "new", isLoading: false))
        #expect(presenter.calls.last == .present(text: "new", isLoading: false))
        #expect(manager.fetchCount == 2)
    }

    @Test("presents what another scene fetched")
    func hearsOfOthers() {
        interactor.viewDidLoad()
        manager.announce(About(text: "from elsewhere"))
        #expect(presenter.calls.last == .present(text: "from elsewhere", isLoading: false))
    }

    @Test("says nothing of a fetch that was cancelled")
    func cancelled() async {
        interactor.viewDidLoad()
        let fetch = interactor.tasks.run("load") {}
        await fetch.value
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(presenter.calls == [.present(text: "", isLoading: true)])
    }

    @Test("is not kept alive by a fetch that waits")
    func goesWhileFetching() {
        let reference: Weak<AboutInteractor>
        do {
            let interactor = AboutInteractor(presenter: presenter, router: router, aboutManager: manager)
            interactor.viewDidLoad()
            reference = Weak(interactor)
        }
        #expect(reference.object == nil)
    }

    @Test("goes to the terms and conditions, and presents nothing")
    func termsAndConditionsButtonTapped() {
        interactor.termsAndConditionsButtonTapped()
        #expect(router.calls == [.navigateToTermsAndConditions])
        #expect(presenter.calls.isEmpty)
    }
}
