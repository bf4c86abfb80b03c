import ScaenaKit

/// The requests of the root's presenter.
@MainActor
protocol RootNavigationControllerInteractorInterface: AnyObject {
    /// Requests whether somebody is logged in, and to be told when a session begins or ends.
    func requestSession()

    /// Requests the promotion that a link leads to.
    func requestPromotion(id: String)
}

/// The answers of `RootNavigationControllerInteractor`.
@MainActor
protocol RootNavigationControllerInteractorHandler: AnyObject {
    /// It is known whether somebody is logged in.
    func requestSessionDidFinish(isLoggedIn: Bool)

    /// Somebody has logged in.
    func requestSessionDidBegin()

    /// Whoever was logged in is so no more, be it that he has left or that the server no longer knows him.
    func requestSessionDidEnd()

    /// The promotion is here.
    func requestPromotionDidFinish(promotion: Promotion)

    /// Nobody is logged in who may see promotions.
    func requestPromotionNeedsLogin(id: String)

    /// What was requested came to nothing: promotion.
    func requestPromotionDidFail(error: any Error)
}

/// Knows whether somebody is logged in.
@MainActor
final class RootNavigationControllerInteractor: RootNavigationControllerInteractorInterface {
    weak var presenter: (any RootNavigationControllerInteractorHandler)?
    /// What is under way; it ends with the module.
    let tasks = SceneTasks()
    private var observation: RelayToken?

    func requestSession() {
        observation = SessionBO.observe { [weak self] isLoggedIn in
            if isLoggedIn {
                self?.presenter?.requestSessionDidBegin()
            } else {
                self?.presenter?.requestSessionDidEnd()
            }
        }
        presenter?.requestSessionDidFinish(isLoggedIn: SessionBO.isLoggedIn)
    }

    func requestPromotion(id: String) {
        guard SessionBO.isLoggedIn else {
            presenter?.requestPromotionNeedsLogin(id: id)
            return
        }
        tasks.run("requestPromotion") { [weak self] in
            do {
                let promotion = try await PromotionBO.promotion(id: id)
                guard !Task.isCancelled else { return }
                self?.presenter?.requestPromotionDidFinish(promotion: promotion)
            } catch AccountError.loggedOut {
                self?.presenter?.requestPromotionNeedsLogin(id: id)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.requestPromotionDidFail(error: error)
            }
        }
    }
}
