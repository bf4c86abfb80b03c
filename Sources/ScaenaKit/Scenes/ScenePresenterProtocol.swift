/// The message that every interactor may send its presenter: an error to show.
///
/// A scene's own contract refines it with what there is to present (`present(text:)`).
///
/// ```swift
/// @MainActor
/// protocol ItemsPresenterProtocol: ScenePresenterProtocol {
///     func present(items: [Item])
///     func presentEmptyList()
/// }
/// ```
@MainActor
public protocol ScenePresenterProtocol: AnyObject {
    /// Makes `error` ready to be shown.
    ///
    /// ```swift
    /// func handle(error: any Error, dismiss: Bool) {
    ///     let retryTitle = dismiss ? nil : "Try again"
    ///     show(error: ErrorViewModel(error: error, retryTitle: retryTitle, dismissesScene: dismiss))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - error: The error. A `LocalizedError` speaks for itself (see ``ErrorViewModel``).
    ///   - dismiss: True if the scene is of no use after this error and leaves when the user has read it.
    func handle(error: any Error, dismiss: Bool)
}

extension ScenePresenterProtocol {
    /// Makes `error` ready to be shown; the scene stays.
    ///
    /// ```swift
    /// private func load() async {
    ///     do {
    ///         presenter.present(items: try await repository.items())
    ///     } catch {
    ///         presenter.handle(error: error)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter error: The error.
    public func handle(error: any Error) {
        handle(error: error, dismiss: false)
    }
}
