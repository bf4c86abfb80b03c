import ScaenaKit

/// Decides: the business logic of the Welcome scene, and where to go next.
@MainActor
final class WelcomeInteractor {
    private let presenter: any WelcomePresenterProtocol
    private let router: any WelcomeRouterProtocol

    init(presenter: any WelcomePresenterProtocol, router: any WelcomeRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension WelcomeInteractor: WelcomeInteractorProtocol {
    func viewDidLoad() {
        presenter.present(news: "Welcome")
    }

    func aboutButtonTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
