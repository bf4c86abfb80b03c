import Foundation

/// Decides: the business logic of the Plain receipt scene, and where to go next.
@MainActor
final class PlainReceiptInteractor {
    private let presenter: any PlainReceiptPresenterProtocol
    private let router: any PlainReceiptRouterProtocol
    private let stamp: Stamp

    init(presenter: any PlainReceiptPresenterProtocol, router: any PlainReceiptRouterProtocol, stamp: Stamp) {
        self.presenter = presenter
        self.router = router
        self.stamp = stamp
    }
}

extension PlainReceiptInteractor: PlainReceiptInteractorProtocol {
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
