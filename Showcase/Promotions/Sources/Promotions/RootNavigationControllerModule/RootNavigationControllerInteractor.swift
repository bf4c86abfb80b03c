import ScaenaKit

/// The requests of the root's presenter.
@MainActor
protocol RootNavigationControllerInteractorInterface: AnyObject {
    /// Requests whether somebody is logged in, and to be told when a session begins or ends.
    func requestSession()
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
}

/// Knows whether somebody is logged in.
@MainActor
final class RootNavigationControllerInteractor: RootNavigationControllerInteractorInterface {
    weak var presenter: (any RootNavigationControllerInteractorHandler)?
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
}
