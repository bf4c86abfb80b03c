import ScaenaKit

/// Decides: the business logic of the Café scene, and where to go next.
@MainActor
final class CaféInteractor {
    private let presenter: any CaféPresenterProtocol
    private let router: any CaféRouterProtocol

    init(presenter: any CaféPresenterProtocol, router: any CaféRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension CaféInteractor: CaféInteractorProtocol {
    func viewDidLoad() {
        presenter.present(name: "Café", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
    }

    func ouvrirCaféTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
