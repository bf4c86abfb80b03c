import Foundation

/// What can be requested from `LoginInteractor`.
@MainActor
protocol LoginInteractorInterface: AnyObject {
    /// Requests what the module shows.
    func requestLogin()
}

/// What `LoginInteractor` tells of its requests.
@MainActor
protocol LoginInteractorHandler: AnyObject {
    /// The request was answered.
    func requestLoginDidFinish(greeting: String)

    /// The request came to nothing.
    func requestLoginDidFail(error: any Error)
}

/// The use cases of the Login module. It asks business objects and resource providers.
@MainActor
final class LoginInteractor {
    weak var handler: (any LoginInteractorHandler)?
}

extension LoginInteractor: LoginInteractorInterface {
    func requestLogin() {
        handler?.requestLoginDidFinish(greeting: "Login")
    }
}
