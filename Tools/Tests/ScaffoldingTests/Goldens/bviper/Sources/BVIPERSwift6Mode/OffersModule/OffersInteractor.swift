import Foundation
import ScaenaData
import ScaenaKit

/// Requests to `OffersInteractor`.
@MainActor
protocol OffersInteractorInterface: AnyObject {
    /// Requests promotions.
    func requestPromotions()

    /// Requests removal.
    func requestRemoval(promotion: Promotion)

    /// Requests removal of all.
    func requestRemovalOfAll()
}

/// Answers of `OffersInteractor`.
@MainActor
protocol OffersInteractorHandler: AnyObject {
    /// Tells that a request is done: promotions.
    func requestPromotionsDidFinish(promotions: [Promotion])

    /// Tells that a request came to nothing: promotions.
    func requestPromotionsDidFail(error: any Error)

    /// Tells that a request is done: removal.
    func requestRemovalDidFinish()

    /// Tells that a request came to nothing: removal.
    func requestRemovalDidFail(error: any Error)

    /// Tells that a request is done: removal of all.
    func requestRemovalOfAllDidFinish()

    /// Tells that a request came to nothing: removal of all.
    func requestRemovalOfAllDidFail(error: any Error)
}

/// The use cases of the Offers module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class OffersInteractor {
    weak var handler: (any OffersInteractorHandler)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
    private let provider: HTTPProvider

    init(provider: HTTPProvider = HTTPRequester.provider) {
        self.provider = provider
    }
}

extension OffersInteractor: OffersInteractorInterface {
    func requestPromotions() {
        tasks.run("requestPromotions") { [weak self, provider] in
            do {
                let promotions: [Promotion] = try await provider.value(of: .get("/promotions"), at: "data")
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionsDidFinish(promotions: promotions)
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionsDidFail(error: error)
            }
        }
    }

    func requestRemoval(promotion: Promotion) {
        tasks.run("requestRemoval") { [weak self, provider] in
            do {
                try await provider.response(to: .delete("/promotions/\(promotion.id)"))
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestRemovalDidFinish()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestRemovalDidFail(error: error)
            }
        }
    }

    func requestRemovalOfAll() {
        tasks.run("requestRemovalOfAll") { [weak self, provider] in
            do {
                try await provider.response(to: .delete("/promotions"))
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestRemovalOfAllDidFinish()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestRemovalOfAllDidFail(error: error)
            }
        }
    }
}
