import Foundation
import ScaenaKit

/// Decides: the business logic of the Dated scene, and where to go next.
@MainActor
final class DatedInteractor {
    /// Who opened the scene.
    weak var output: (any DatedOutput)?

    private let presenter: any DatedPresenterProtocol
    private let router: any DatedRouterProtocol
    private let link: URL
    private let at: Date?

    init(presenter: any DatedPresenterProtocol, router: any DatedRouterProtocol, link: URL, at: Date?) {
        self.presenter = presenter
        self.router = router
        self.link = link
        self.at = at
    }
}

extension DatedInteractor: DatedInteractorProtocol {
    func viewDidLoad() {
        presenter.present(title: "Dated")
    }

    func rowTapped(at: Date, near: [URL]) {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}

extension DatedInteractor {
    /// Tells who opened the scene what came of it.
    func finish(picked: Date) {
        output?.datedDidFinish(picked: picked)
    }

    /// Tells who opened the scene what came of it.
    func finish(ids: [UUID]) {
        output?.datedDidFinish(ids: ids)
    }
}
