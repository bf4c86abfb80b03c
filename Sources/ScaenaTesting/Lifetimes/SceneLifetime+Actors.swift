import ScaenaKit

extension SceneLifetime {
    /// The actors of a scene that are alive, by the role that its builder named them by: a test sees that a builder has
    /// connected them, though the scene keeps them to itself. Empty in release builds, which track nothing.
    ///
    /// ```swift
    /// let actors = viewController.lifetime.actors
    /// #expect((actors["presenter"] as? AboutPresenter)?.viewController === viewController)
    /// ```
    @MainActor
    public var actors: [String: AnyObject] { named }
}
