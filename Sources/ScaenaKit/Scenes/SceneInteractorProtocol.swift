/// What every view controller may tell its interactor: the scene's life, and that the user wants to try again.
///
/// A scene's own contract refines it with what the user can do there (`termsAndConditionsButtonTapped()`).
@MainActor
public protocol SceneInteractorProtocol: SceneLifecycle {
    /// The user chose Retry in the error dialog.
    func retryTapped()
}

extension SceneInteractorProtocol {
    /// Does nothing: a scene whose errors offer no retry has nothing to try again.
    public func retryTapped() {}
}
