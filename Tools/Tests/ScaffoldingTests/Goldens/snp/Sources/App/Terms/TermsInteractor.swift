import ScaenaKit

/// Decides: the business logic of the Terms scene, and where to go next.
@MainActor
final class TermsInteractor {
    private let presenter: any TermsPresenterProtocol
    private let router: any TermsRouterProtocol

    init(presenter: any TermsPresenterProtocol, router: any TermsRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension TermsInteractor: TermsInteractorProtocol {
    func viewDidLoad() {
        presenter.present(text: "Terms")
    }

    func termsAndConditionsButtonTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func retryTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
