import Foundation

/// What `StoreViewController` can request.
@MainActor
protocol StoreBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: Store.Load.Request)
}

/// What the scene keeps, and the router takes to other scenes.
@MainActor
protocol StoreDataStore: AnyObject {
    /// What was loaded last.
    var loaded: Store.Load.Response? { get }
}

/// The use cases of the Store scene.
@MainActor
final class StoreInteractor: StoreDataStore {
    private(set) var loaded: Store.Load.Response?

    private let presenter: any StorePresentationLogic
    private let worker = StoreWorker()

    init(presenter: any StorePresentationLogic) {
        self.presenter = presenter
    }
}

extension StoreInteractor: StoreBusinessLogic {
    func load(request: Store.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }
}
