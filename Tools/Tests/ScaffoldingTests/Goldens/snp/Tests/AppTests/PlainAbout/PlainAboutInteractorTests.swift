import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainAboutInteractor")
struct PlainAboutInteractorTests {
    private let presenter = PlainAboutPresenterProtocolMock()
    private let router = PlainAboutRouterProtocolMock()
    private let aboutManager = AboutManagerProtocolMock()
    private let interactor: PlainAboutInteractor

    init() {
        interactor = PlainAboutInteractor(presenter: presenter, router: router, aboutManager: aboutManager)
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

    @Test("ends with the scene what is under way")
    func endsItsTasks() {
        var scene: PlainAboutInteractor? = PlainAboutInteractor(
            presenter: presenter, router: router, aboutManager: aboutManager)
        scene?.viewDidLoad()
        let tasks = scene?.tasks.values.map(\.self) ?? []
        // A mock keeps what it was told, and so the observer.
        aboutManager.forgetCalls()
        scene = nil
        #expect(!tasks.isEmpty && tasks.allSatisfy(\.isCancelled))
    }

    @Test("says nothing of a request that was cancelled")
    func cancelled() async {
        interactor.viewDidLoad()
        presenter.forgetCalls()
        for task in interactor.tasks.values { task.cancel() }
        await settle()
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

    @Test("helpTapped goes to scene2")
    func helpTapped() {
        interactor.helpTapped()
        #expect(router.calls == [.navigateToScene2])
    }

    /// Waits until nothing is under way.
    private func settle() async {
        var ended: [String: Task<Void, Never>] = [:]
        while ended != interactor.tasks {
            ended = interactor.tasks
            for task in ended.values { await task.value }
        }
    }

    private struct Failure: Error, Equatable {}
}
