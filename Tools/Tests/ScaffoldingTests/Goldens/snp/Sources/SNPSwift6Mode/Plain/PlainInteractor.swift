import Foundation

/// Decides: the business logic of the Plain scene, and where to go next.
@MainActor
final class PlainInteractor {
    /// The one that opened the scene.
    weak var output: (any PlainOutput)?

    private let presenter: any PlainPresenterProtocol
    private let router: any PlainRouterProtocol
    private let item: Item

    init(presenter: any PlainPresenterProtocol, router: any PlainRouterProtocol, item: Item) {
        self.presenter = presenter
        self.router = router
        self.item = item
    }
}

extension PlainInteractor: PlainInteractorProtocol {
    func viewDidLoad() {
        presenter.present(text: "Plain")
    }

    func termsTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func retryTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func rowSelected(index: Int) {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func errorDialogOKTapped() {
        router.navigateBack()
    }
}

extension PlainInteractor {
    /// Tells who opened the scene what came of it.
    func finish(created: Item) {
        output?.plainDidFinish(created: created)
    }
}
