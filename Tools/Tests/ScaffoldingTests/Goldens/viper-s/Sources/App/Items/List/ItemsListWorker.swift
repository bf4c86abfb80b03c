import Foundation

/// Gets the data of the Items list module. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsListWorker: ItemsList_ManageData {
    weak var presenter: (any ItemsList_PresentData)?

    func fetchList() {
        presenter?.present(items: [])
    }
}
