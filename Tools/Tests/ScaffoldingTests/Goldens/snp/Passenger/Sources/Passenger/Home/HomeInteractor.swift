import ScaenaKit

/// Decides: the business logic of the Home scene, and where to go next.
@MainActor
final class HomeInteractor {
    private let presenter: any HomePresenterProtocol
    private let router: any HomeRouterProtocol

    init(presenter: any HomePresenterProtocol, router: any HomeRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension HomeInteractor: HomeInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Home")
    }
}
