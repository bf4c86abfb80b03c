import Foundation

/// Gets jobs done for the interactor of List orders.
@MainActor
final class ListOrdersWorker {
    func load() -> ListOrders.Load.Response {
        ListOrders.Load.Response(
            name: "List orders", tags: [], counts: [], isOpen: false, rate: nil, hint: nil, no: nil)
    }
}
