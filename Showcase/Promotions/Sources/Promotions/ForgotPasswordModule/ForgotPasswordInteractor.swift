import Foundation
import ScaenaKit

/// What can be requested from `ForgotPasswordInteractor`.
@MainActor
protocol ForgotPasswordInteractorInterface: AnyObject {
    /// Requests reminder.
    func requestReminder(userName: String)
}

/// What `ForgotPasswordInteractor` tells of its requests.
@MainActor
protocol ForgotPasswordInteractorHandler: AnyObject {
    /// What was requested is done: reminder.
    func requestReminderDidFinish()

    /// What was requested came to nothing: reminder.
    func requestReminderDidFail(error: any Error)
}

/// The use cases of the Forgot password module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class ForgotPasswordInteractor {
    weak var handler: (any ForgotPasswordInteractorHandler)?
    /// What is under way; it ends with the module.
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
