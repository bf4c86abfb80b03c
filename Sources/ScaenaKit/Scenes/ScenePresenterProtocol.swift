/// What every interactor may give its presenter: an error to show.
///
/// A scene's own contract refines it with what there is to present (`present(text:)`).
@MainActor
public protocol ScenePresenterProtocol: AnyObject {
    /// Makes `error` ready to be shown.
    ///
    /// - Parameters:
    ///   - error: What went wrong. A `LocalizedError` speaks for itself (see ``ErrorViewModel``).
    ///   - dismiss: Whether the scene is of no use after this error and leaves when the user has read it.
    func handle(error: any Error, dismiss: Bool)
}

extension ScenePresenterProtocol {
    /// Makes `error` ready to be shown; the scene stays.
    ///
    /// - Parameter error: What went wrong.
    public func handle(error: any Error) {
        handle(error: error, dismiss: false)
    }
}
