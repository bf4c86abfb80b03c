import ScaenaKit

/// Decides: the business logic of the Terms and conditions scene, and where to go next.
@MainActor
final class TermsAndConditionsInteractor {
    private let presenter: any TermsAndConditionsPresenterProtocol
    private let router: any TermsAndConditionsRouterProtocol

    init(presenter: any TermsAndConditionsPresenterProtocol, router: any TermsAndConditionsRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension TermsAndConditionsInteractor: TermsAndConditionsInteractorProtocol {
    func viewDidLoad() {
        presenter.present(
            firstVeryLongName: "Terms and conditions",
            secondVeryLongName: 0,
            thirdVeryLongName: 0,
            fourthVeryLongName: false,
            fifthName: [],
            sixthNameIsLong: nil)
    }

    func someVeryLongEventNameTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func anotherLongNamedEventTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func thirdLongNamedEventTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
