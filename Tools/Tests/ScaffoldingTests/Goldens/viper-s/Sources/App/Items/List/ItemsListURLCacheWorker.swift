import Foundation

/// Gets the data of the Items list module: URL cache. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsListURLCacheWorker: ItemsListURLCache_ManageData {
    weak var presenter: (any ItemsListURLCache_PresentData)?

    func fetchURLCache() {
        presenter?.presentURLCache(items: [])
    }
}
