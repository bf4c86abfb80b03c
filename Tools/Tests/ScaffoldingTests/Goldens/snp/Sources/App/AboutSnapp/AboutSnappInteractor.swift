import ScaenaKit

/// Decides: the business logic of the About snapp scene, and where to go next.
@MainActor
final class AboutSnappInteractor {
    /// What is under way; it ends with the scene.
    let tasks = SceneTasks()
    private let presenter: any AboutSnappPresenterProtocol
    private let router: any AboutSnappRouterProtocol
    private let aboutManager: any AboutManagerProtocol

    init(
        presenter: any AboutSnappPresenterProtocol,
        router: any AboutSnappRouterProtocol,
        aboutManager: any AboutManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.aboutManager = aboutManager
    }
}

extension AboutSnappInteractor: AboutSnappInteractorProtocol {
    func viewDidLoad() {
        aboutManager.tell(self)
        fetchAbout()
    }

    func retryTapped() {
        fetchAbout()
    }

    func termsAndConditionsButtonTapped() {
        router.navigateToTermsAndConditions()
    }

    func helpTapped() {
        router.navigateToScene2()
    }
}

extension AboutSnappInteractor: AboutObserver {
    func aboutDidChange(to about: About) {
        presenter.present(about: about)
    }
}

// MARK: Requests

extension AboutSnappInteractor {
    private func fetchAbout() {
        presenter.present(isLoading: true)
        tasks.run("fetchAbout") { [weak self, aboutManager] in
            do {
                let about = try await aboutManager.fetchAbout()
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.present(about: about)
            } catch {
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                presenter.handle(error: error)
            }
        }
    }
}
