import ScaenaKit

/// Decides: the business logic of the Receipt scene, and where to go next.
@MainActor
final class ReceiptInteractor {
    private let presenter: any ReceiptPresenterProtocol
    private let router: any ReceiptRouterProtocol
    private let stamp: Stamp

    init(presenter: any ReceiptPresenterProtocol, router: any ReceiptRouterProtocol, stamp: Stamp) {
        self.presenter = presenter
        self.router = router
        self.stamp = stamp
    }
}

extension ReceiptInteractor: ReceiptInteractorProtocol {
    func viewDidLoad() {
        presenter.present(stamp: stamp)
    }

    func legalTapped() {
        router.navigateToBare()
    }

    func laterTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
