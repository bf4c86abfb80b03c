import ScaenaKit

/// Decides: the business logic of the View scene, and where to go next.
@MainActor
final class ViewInteractor {
    private let presenter: any ViewPresenterProtocol
    private let router: any ViewRouterProtocol

    init(presenter: any ViewPresenterProtocol, router: any ViewRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension ViewInteractor: ViewInteractorProtocol {
    func viewDidLoad() {
        presenter.present(stack: "View", view: 0, presenter: false)
    }

    func stackTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func callTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
