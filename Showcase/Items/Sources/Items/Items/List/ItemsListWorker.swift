import Foundation
import ScaenaData
import ScaenaKit

/// Gets the data of the Items list module from the server. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsListWorker {
    weak var presenter: (any ItemsList_PresentData)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
    private let provider: HTTPProvider

    init(provider: HTTPProvider) {
        self.provider = provider
    }
}

extension ItemsListWorker: ItemsList_ManageData {
    func fetchItems() {
        tasks.run("fetchItems") { [weak self, provider] in
            do {
                let items: [Item] = try await provider.value(of: .get("/items"), at: "data")
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.presenter?.present(items: items)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(error: error)
            }
        }
    }

    func deleteAllItems() {
        tasks.run("deleteAllItems") { [weak self, provider] in
            do {
                try await provider.response(to: .delete("/items"))
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.presenter?.presentDeleteAllItemsSuccess()
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(error: error)
            }
        }
    }
}
