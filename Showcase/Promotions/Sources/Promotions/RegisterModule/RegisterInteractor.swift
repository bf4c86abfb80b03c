import Foundation
import ScaenaKit

/// Requests to `RegisterInteractor`.
@MainActor
protocol RegisterInteractorInterface: AnyObject {
    /// Requests registration.
    func requestRegistration(userName: String, password: String)
}

/// Answers of `RegisterInteractor`.
@MainActor
protocol RegisterInteractorHandler: AnyObject {
    /// Tells that a request is done: registration.
    func requestRegistrationDidFinish()

    /// Tells that a request came to nothing: registration.
    func requestRegistrationDidFail(error: any Error)
}

/// The use cases of the Register module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class RegisterInteractor {
    weak var handler: (any RegisterInteractorHandler)?
    /// The tasks under way; they end with the module.
    let tasks = SceneTasks()
}

extension RegisterInteractor: RegisterInteractorInterface {
    func requestRegistration(userName: String, password: String) {
        tasks.run("requestRegistration") { [weak self] in
            do {
                let _: Account = try await AccountBO.register(userName: userName, password: password)
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestRegistrationDidFinish()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestRegistrationDidFail(error: error)
            }
        }
    }
}
