import ScaenaKit

/// Decides: the business logic of the Leads scene, and where to go next.
@MainActor
final class LeadsInteractor {
    private let presenter: any LeadsPresenterProtocol
    private let router: any LeadsRouterProtocol

    init(presenter: any LeadsPresenterProtocol, router: any LeadsRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension LeadsInteractor: LeadsInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Leads")
    }
}
