import ScaenaKit

/// Decides: the business logic of the URL list scene, and where to go next.
@MainActor
final class URLListInteractor {
    private let presenter: any URLListPresenterProtocol
    private let router: any URLListRouterProtocol

    init(presenter: any URLListPresenterProtocol, router: any URLListRouterProtocol) {
        self.presenter = presenter
        self.router = router
    }
}

extension URLListInteractor: URLListInteractorProtocol {
    func viewDidLoad() {
        presenter.present(count: 0, urls: [])
    }

    func openURLTapped() {
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }
}
