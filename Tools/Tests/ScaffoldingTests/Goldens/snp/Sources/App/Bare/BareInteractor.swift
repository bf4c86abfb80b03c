import Foundation

/// Decides: the business logic of the Bare scene, and where to go next.
@MainActor
final class BareInteractor {
    private let presenter: any BarePresenterProtocol
    private let router: any BareRouterProtocol

    init(presenter: any BarePresenterProtocol, router: any BareRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension BareInteractor: BareInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Bare")
    }
}
