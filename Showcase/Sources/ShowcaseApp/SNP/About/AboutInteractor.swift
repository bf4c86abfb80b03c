import ScaenaKit

/// Decides: the business logic of the About scene, and where to go next.
@MainActor
final class AboutInteractor {
    private let presenter: any AboutPresenterProtocol
    private let router: any AboutRouterProtocol

    init(presenter: any AboutPresenterProtocol, router: any AboutRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension AboutInteractor: AboutInteractorProtocol {
    func viewDidLoad() {
        presenter.present(text: "About", isLoading: false)
    }

    func termsAndConditionsButtonTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
