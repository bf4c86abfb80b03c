import Foundation
import ScaenaKit

/// Requests to `PromotionsListInteractor`.
@MainActor
protocol PromotionsListInteractorInterface: AnyObject {
    /// Requests promotions.
    func requestPromotions()

    /// Requests logout.
    func requestLogout()
}

/// Answers of `PromotionsListInteractor`.
@MainActor
protocol PromotionsListInteractorHandler: AnyObject {
    /// Tells that a request is done: promotions.
    func requestPromotionsDidFinish(promotions: [Promotion])

    /// They are those that were here last: the server cannot be reached.
    func requestPromotionsDidFinishOffline()

    /// Tells that a request came to nothing: promotions.
    func requestPromotionsDidFail(error: any Error)

    /// Tells that a request is done: logout.
    func requestLogoutDidFinish()

    /// Tells that a request came to nothing: logout.
    func requestLogoutDidFail(error: any Error)
}

/// The use cases of the Promotions list module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class PromotionsListInteractor {
    weak var handler: (any PromotionsListInteractorHandler)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
}

extension PromotionsListInteractor: PromotionsListInteractorInterface {
    func requestPromotions() {
        tasks.run("requestPromotions") { [weak self] in
            do {
                let promotions: [Promotion] = try await PromotionBO.promotions()
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionsDidFinish(promotions: promotions)
            } catch let offline as PromotionBO.Offline {
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionsDidFinish(promotions: offline.promotions)
                self?.handler?.requestPromotionsDidFinishOffline()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestPromotionsDidFail(error: error)
            }
        }
    }

    func requestLogout() {
        tasks.run("requestLogout") { [weak self] in
            do {
                try await AccountBO.logout()
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestLogoutDidFinish()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestLogoutDidFail(error: error)
            }
        }
    }
}
