import Foundation
import ScaenaKit

/// What can be requested from `LoginInteractor`.
@MainActor
protocol LoginInteractorInterface: AnyObject {
    /// Requests login.
    func requestLogin(userName: String, password: String)
}

/// What `LoginInteractor` tells of its requests.
@MainActor
protocol LoginInteractorHandler: AnyObject {
    /// What was requested is done: login.
    func requestLoginDidFinish()

    /// What was requested came to nothing: login.
    func requestLoginDidFail(error: any Error)
}

/// The use cases of the Login module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class LoginInteractor {
    weak var handler: (any LoginInteractorHandler)?
    /// What is under way; it ends with the module.
    let tasks = SceneTasks()
}

extension LoginInteractor: LoginInteractorInterface {
    func requestLogin(userName: String, password: String) {
        tasks.run("requestLogin") { [weak self] in
            do {
                let _: Account = try await AccountBO.login(userName: userName, password: password)
                // A cancelled request has nothing to say: the module left, or a newer request took its place.
                guard !Task.isCancelled else { return }
                self?.handler?.requestLoginDidFinish()
            } catch {
                guard !Task.isCancelled else { return }
                self?.handler?.requestLoginDidFail(error: error)
            }
        }
    }
}
