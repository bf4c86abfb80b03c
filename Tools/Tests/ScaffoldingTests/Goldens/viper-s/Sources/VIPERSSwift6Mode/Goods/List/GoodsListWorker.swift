import Foundation
import ScaenaData
import ScaenaKit

/// Gets the data of the Goods list module from the server. It knows how, and works with no value: it passes all on.
@MainActor
final class GoodsListWorker {
    weak var presenter: (any GoodsList_PresentData)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
    private let provider: HTTPProvider
    private let store: any ModelStore

    init(provider: HTTPProvider, store: any ModelStore) {
        self.provider = provider
        self.store = store
    }
}

extension GoodsListWorker: GoodsList_ManageData {
    func fetchGoods() {
        tasks.run("fetchGoods") { [weak self, provider, store] in
            do {
                let goods: [Good] = try await store.answer(for: "fetchGoods /goods") {
                    try await provider.value(of: .get("/goods"), at: "data.goods")
                }
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.presenter?.present(goods: goods)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(error: error)
            }
        }
    }

    func deleteAllGoods() {
        tasks.run("deleteAllGoods") { [weak self, provider] in
            do {
                try await provider.response(to: .delete("/goods"))
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.presenter?.presentSuccess()
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(error: error)
            }
        }
    }

    func deleteGood(good: Good) {
        tasks.run("deleteGood") { [weak self, provider] in
            do {
                try await provider.response(to: .delete("/goods/\(good.id)"))
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.presenter?.presentSuccess()
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(error: error)
            }
        }
    }
}
