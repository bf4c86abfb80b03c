import ScaenaKit

/// Decides: the business logic of the Welcome scene, and where to go next.
@MainActor
final class WelcomeInteractor {
    let tasks = SceneTasks()
    private let presenter: any WelcomePresenterProtocol
    private let router: any WelcomeRouterProtocol
    private let aboutManager: any AboutManagerProtocol

    init(
        presenter: any WelcomePresenterProtocol, router: any WelcomeRouterProtocol,
        aboutManager: any AboutManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.aboutManager = aboutManager
    }
}

extension WelcomeInteractor: WelcomeInteractorProtocol {
    func viewDidLoad() {
        aboutManager.tell(self)
        presenter.present(about: nil)
        tasks.run("load") { [presenter, aboutManager] in
            if let about = await aboutManager.lastAbout(), !Task.isCancelled { presenter.present(about: about) }
        }
    }

    func aboutButtonTapped() {
        router.navigateToAbout()
    }

    func rideButtonTapped() {
        router.navigateToRideStatus()
    }

    func linkOpened(to scene: ShowScene) {
        router.navigate(to: scene)
    }
}

extension WelcomeInteractor: AboutObserver {
    func aboutDidChange(to about: About) {
        tasks.cancel("load")
        presenter.present(about: about)
    }
}
