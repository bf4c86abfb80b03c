import ScaenaKit

/// Decides: the business logic of the About scene, and where to go next.
@MainActor
final class AboutInteractor {
    let tasks = SceneTasks()
    private let presenter: any AboutPresenterProtocol
    private let router: any AboutRouterProtocol
    private let aboutManager: any AboutManagerProtocol
    private var text = ""

    init(
        presenter: any AboutPresenterProtocol, router: any AboutRouterProtocol,
        aboutManager: any AboutManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.aboutManager = aboutManager
    }

    /// Shows what is there at once, and what is new as soon as it is fetched.
    private func load() {
        presenter.present(text: text, isLoading: true)
        tasks.run("load") { [weak self, aboutManager] in
            if let about = await aboutManager.lastAbout() { self?.show(about, isLoading: true) }
            do {
                try await aboutManager.fetchAbout()
            } catch is CancellationError {
                // The scene left, or a newer fetch took its place: there is nobody to tell.
            } catch {
                self?.show(error)
            }
        }
    }

    private func show(_ about: About, isLoading: Bool) {
        text = about.text
        presenter.present(text: text, isLoading: isLoading)
    }

    private func show(_ error: any Error) {
        presenter.present(text: text, isLoading: false)
        presenter.handle(error: error)
    }
}

extension AboutInteractor: AboutInteractorProtocol {
    func viewDidLoad() {
        aboutManager.tell(self)
        load()
    }

    func retryTapped() {
        load()
    }

    func termsAndConditionsButtonTapped() {
        router.navigateToTermsAndConditions()
    }
}

extension AboutInteractor: AboutObserver {
    func aboutDidChange(to about: About) {
        show(about, isLoading: false)
    }
}
