import Foundation

/// What `ListOrdersViewController` can request.
@MainActor
protocol ListOrdersBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: ListOrders.Load.Request)

    /// The user wants: create order.
    func createOrderTapped()
}

/// What the scene keeps, and the router takes to other scenes.
@MainActor
protocol ListOrdersDataStore: AnyObject {
    /// What was loaded last.
    var loaded: ListOrders.Load.Response? { get }
}

/// The use cases of the List orders scene.
@MainActor
final class ListOrdersInteractor: ListOrdersDataStore {
    private(set) var loaded: ListOrders.Load.Response?

    private let presenter: any ListOrdersPresentationLogic
    private let worker = ListOrdersWorker()

    init(presenter: any ListOrdersPresentationLogic) {
        self.presenter = presenter
    }
}

extension ListOrdersInteractor: ListOrdersBusinessLogic {
    func load(request: ListOrders.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }

    func createOrderTapped() {
        // A use case: have a worker do it, and present what came of it.
    }
}
