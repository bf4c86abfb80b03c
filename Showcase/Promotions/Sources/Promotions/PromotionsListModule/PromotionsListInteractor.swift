import Foundation
import ScaenaKit

/// What can be requested from `PromotionsListInteractor`.
@MainActor
protocol PromotionsListInteractorInterface: AnyObject {
    /// Requests promotions.
    func requestPromotions()

    /// Requests logout.
    func requestLogout()
}

/// What `PromotionsListInteractor` tells of its requests.
@MainActor
protocol PromotionsListInteractorHandler: AnyObject {
    /// What was requested is done: promotions.
    func requestPromotionsDidFinish(promotions: [Promotion])

    /// They are those that were here last: the server cannot be reached.
    func requestPromotionsDidFinishOffline()

    /// What was requested came to nothing: promotions.
    func requestPromotionsDidFail(error: any Error)

    /// What was requested is done: logout.
    func requestLogoutDidFinish()

    /// What was requested came to nothing: logout.
    func requestLogoutDidFail(error: any Error)
}

/// The use cases of the Promotions list module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class PromotionsListInteractor {
    weak var handler: (any PromotionsListInteractorHandler)?
    /// What is under way; it ends with the module.
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
