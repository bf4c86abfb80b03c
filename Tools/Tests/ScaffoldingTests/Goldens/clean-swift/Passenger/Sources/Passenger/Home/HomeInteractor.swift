import Foundation

/// Requests of `HomeViewController`.
@MainActor
protocol HomeBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: Home.Load.Request)
}

/// The values that the scene keeps, and the router takes to other scenes.
@MainActor
protocol HomeDataStore: AnyObject {
    /// The last answer.
    var loaded: Home.Load.Response? { get }
}

/// The use cases of the Home scene.
@MainActor
final class HomeInteractor: HomeDataStore {
    private(set) var loaded: Home.Load.Response?

    private let presenter: any HomePresentationLogic
    private let worker = HomeWorker()

    init(presenter: any HomePresentationLogic) {
        self.presenter = presenter
    }
}

extension HomeInteractor: HomeBusinessLogic {
    func load(request: Home.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }
}
