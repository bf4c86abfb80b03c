/// The messages that every view controller may send its interactor: the scene's life, and that the user wants to try
/// again.
///
/// A scene's own contract refines it with what the user can do there (`termsAndConditionsButtonTapped()`).
///
/// ```swift
/// @MainActor
/// protocol ItemsInteractorProtocol: SceneInteractorProtocol {
///     func itemTapped(id: Int)
///     func searchTextChanged(to text: String)
/// }
/// ```
@MainActor
public protocol SceneInteractorProtocol: SceneLifecycle {
    /// The user chose Retry in the error dialog.
    ///
    /// ```swift
    /// func retryTapped() {
    ///     tasks.run("load") { await self.load() }
    /// }
    /// ```
    func retryTapped()
}

extension SceneInteractorProtocol {
    /// Does nothing: a scene whose errors offer no retry has nothing to try again.
    ///
    /// ```swift
    /// final class LicencesInteractor: SceneInteractorProtocol {
    ///     private(set) var licences: [String] = []
    ///
    ///     func viewDidLoad() { licences = ["MIT"] }  // nothing can fail, and nobody counts visits
    /// }
    /// ```
    public func retryTapped() {}
}
