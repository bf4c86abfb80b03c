import Foundation

/// Gets jobs done for the interactor of Store.
@MainActor
final class StoreWorker {
    func load() -> Store.Load.Response {
        Store.Load.Response(stack: "Store", presenter: false, loaded: 0)
    }
}
