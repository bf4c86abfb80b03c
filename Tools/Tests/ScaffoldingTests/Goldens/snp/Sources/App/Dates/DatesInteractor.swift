import Foundation
import ScaenaKit

/// Decides: the business logic of the Dates scene, and where to go next.
@MainActor
final class DatesInteractor {
    private let presenter: any DatesPresenterProtocol
    private let router: any DatesRouterProtocol

    init(presenter: any DatesPresenterProtocol, router: any DatesRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension DatesInteractor: DatesInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Dates")
    }
}

extension DatesInteractor: DatedOutput {
    /// Goes to dated, and hears below what comes of it.
    func openDated(link: URL, at: Date?) {
        router.navigateToDated(link: link, at: at, output: self)
    }

    func datedDidFinish(picked: Date) {
        // Decide what follows from what came of dated.
    }

    func datedDidFinish(ids: [UUID]) {
        // Decide what follows from what came of dated.
    }
}
