import Foundation
import ScaenaKit

/// Requests to `PromotionDetailInteractor`.
@MainActor
protocol PromotionDetailInteractorInterface: AnyObject {
    /// Requests promotion.
    func requestPromotion(promotion: Promotion)

    /// Requests promotion, of which no more is known than a link says.
    func requestPromotion(id: String)
}

/// Answers of `PromotionDetailInteractor`.
@MainActor
protocol PromotionDetailInteractorHandler: AnyObject {
    /// Tells that a request is done: promotion.
    func requestPromotionDidFinish(promotion: Promotion)

    /// Tells that a request came to nothing: promotion.
    func requestPromotionDidFail(error: any Error)
}

/// The use cases of the Promotion detail module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class PromotionDetailInteractor {
    weak var handler: (any PromotionDetailInteractorHandler)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
}

extension PromotionDetailInteractor: PromotionDetailInteractorInterface {
    func requestPromotion(promotion: Promotion) {
        request { try await PromotionBO.renewed(promotion: promotion) }
    }

    func requestPromotion(id: String) {
        request { try await PromotionBO.promotion(id: id) }
    }

    private func request(_ ask: @escaping @MainActor () async throws -> Promotion) {
        tasks.run("requestPromotion") { [weak self] in
            do {
                let promotion = try await ask()
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionDidFinish(promotion: promotion)
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionDidFail(error: error)
            }
        }
    }
}
