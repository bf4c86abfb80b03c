import Foundation

/// Decides: the business logic of the Plain about scene, and where to go next.
@MainActor
final class PlainAboutInteractor {
    /// Tasks under way, by their names; they end with the scene.
    private(set) var tasks: [String: Task<Void, Never>] = [:]
    private let presenter: any PlainAboutPresenterProtocol
    private let router: any PlainAboutRouterProtocol
    private let aboutManager: any AboutManagerProtocol

    init(
        presenter: any PlainAboutPresenterProtocol,
        router: any PlainAboutRouterProtocol,
        aboutManager: any AboutManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.aboutManager = aboutManager
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Does something in a task, in the place of one of the same name.
    private func run(_ name: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
        tasks[name]?.cancel()
        tasks[name] = Task { await work() }
    }
}

extension PlainAboutInteractor: PlainAboutInteractorProtocol {
    func viewDidLoad() {
        aboutManager.tell(self)
        fetchAbout()
    }

    func retryTapped() {
        fetchAbout()
    }

    func helpTapped() {
        router.navigateToScene2()
    }
}

extension PlainAboutInteractor: AboutObserver {
    func aboutDidChange(to about: About) {
        presenter.present(about: about)
    }
}

// MARK: Requests

extension PlainAboutInteractor {
    private func fetchAbout() {
        presenter.present(isLoading: true)
        run("fetchAbout") { [weak self, aboutManager] in
            do {
                let about = try await aboutManager.fetchAbout()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.present(about: about)
            } catch {
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.handle(error: error, dismiss: false)
            }
        }
    }
}
