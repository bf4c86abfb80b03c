import ScaenaKit

/// Decides: the business logic of the Scene2 scene, and where to go next.
@MainActor
final class Scene2Interactor {
    private let presenter: any Scene2PresenterProtocol
    private let router: any Scene2RouterProtocol

    init(presenter: any Scene2PresenterProtocol, router: any Scene2RouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension Scene2Interactor: Scene2InteractorProtocol {
    func viewDidLoad() {
        presenter.present(first: 0)
    }

    func retryTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func rowSelected(index: Int) {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
