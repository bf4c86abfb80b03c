import Foundation
import ScaenaKit

/// What can be requested from `RegisterInteractor`.
@MainActor
protocol RegisterInteractorInterface: AnyObject {
    /// Requests registration.
    func requestRegistration(userName: String, password: String)
}

/// What `RegisterInteractor` tells of its requests.
@MainActor
protocol RegisterInteractorHandler: AnyObject {
    /// What was requested is done: registration.
    func requestRegistrationDidFinish()

    /// What was requested came to nothing: registration.
    func requestRegistrationDidFail(error: any Error)
}

/// The use cases of the Register module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class RegisterInteractor {
    weak var handler: (any RegisterInteractorHandler)?
    /// What is under way; it ends with the module.
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
