import Foundation
import ScaenaKit

/// Requests to `ForgotPasswordInteractor`.
@MainActor
protocol ForgotPasswordInteractorInterface: AnyObject {
    /// Requests reminder.
    func requestReminder(userName: String)
}

/// Answers of `ForgotPasswordInteractor`.
@MainActor
protocol ForgotPasswordInteractorHandler: AnyObject {
    /// Tells that a request is done: reminder.
    func requestReminderDidFinish()

    /// Tells that a request came to nothing: reminder.
    func requestReminderDidFail(error: any Error)
}

/// The use cases of the Forgot password module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class ForgotPasswordInteractor {
    weak var handler: (any ForgotPasswordInteractorHandler)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
}

extension ForgotPasswordInteractor: ForgotPasswordInteractorInterface {
    func requestReminder(userName: String) {
        tasks.run("requestReminder") { [weak self] in
            do {
                try await AccountBO.remind(userName: userName)
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestReminderDidFinish()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestReminderDidFail(error: error)
            }
        }
    }
}
