import Foundation
import ScaenaKit

/// Requests to `LoginInteractor`.
@MainActor
protocol LoginInteractorInterface: AnyObject {
    /// Requests login.
    func requestLogin(userName: String, password: String)
}

/// Answers of `LoginInteractor`.
@MainActor
protocol LoginInteractorHandler: AnyObject {
    /// Tells that a request is done: login.
    func requestLoginDidFinish()

    /// Tells that a request came to nothing: login.
    func requestLoginDidFail(error: any Error)
}

/// The use cases of the Login module. It asks business objects, or says what is asked of the server; whoever sends it knows no business.
@MainActor
final class LoginInteractor {
    weak var handler: (any LoginInteractorHandler)?
    /// The tasks under way; they end with the module.
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
