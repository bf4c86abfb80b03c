import Foundation
import ScaenaData
import ScaenaKit

/// Gets the data of the Items add module from the server. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsAddWorker {
    weak var presenter: (any ItemsAdd_PresentData)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
    private let provider: HTTPProvider

    init(provider: HTTPProvider) {
        self.provider = provider
    }
}

extension ItemsAddWorker: ItemsAdd_ManageData {
    func addItem(name: String, isEnabled: Bool) {
        nonisolated struct Body: Encodable, Sendable {
            let name: String
            let isEnabled: Bool
        }
        tasks.run("addItem") { [weak self, provider] in
            do {
                let created: Item = try await provider.value(
                    of: .post("/items", json: Body(name: name, isEnabled: isEnabled)), at: "data")
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.presenter?.present(created: created)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(error: error)
            }
        }
    }
}
