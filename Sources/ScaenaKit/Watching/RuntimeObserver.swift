/// Hears what the runtime does: for a tool that shows an app from within, such as a log or an inspector.
///
/// ```swift
/// final class SceneLog: RuntimeObserver {
///     func runtimeDid(_ event: RuntimeEvent) { print(event) }
/// }
/// RuntimeWatch.add(log)
/// ```
@MainActor
public protocol RuntimeObserver: AnyObject {
    /// Something happened. Called in the middle of it: the observer notes it, and does nothing to the app.
    ///
    /// - Parameter event: What happened.
    func runtimeDid(_ event: RuntimeEvent)
}

/// What the runtime tells a ``RuntimeObserver``.
public enum RuntimeEvent: Sendable {
    /// A scene's view controller was made.
    case sceneBegan(WatchedScene)
    /// A scene is seen, and its transition is over: for the first time or again. Told once for each time that it comes into
    /// sight, whatever its view controller inherits from, and never for a gesture that was given up: the place to count screen
    /// views.
    case sceneAppeared(WatchedScene)
    /// A scene has left for good; a moment later it is judged.
    case sceneLeft(WatchedScene)
    /// It is known who of a scene that left has stayed; each who did was told by ``found(_:)``.
    case sceneJudged(WatchedScene)
    /// Somebody stayed, or too many of a scene are alive.
    case found(LifetimeFinding)
    /// A flow began.
    case flowBegan(WatchedFlow)
    /// A flow ends because something failed, not because somebody chose so: told whether or not anybody awaits it. The reason is
    /// for whoever develops the app.
    case flowFailed(WatchedFlow, reason: String)
    /// A flow has ended, and nothing of it is on the screen.
    case flowEnded(WatchedFlow)
    /// A navigation that was asked for did not come about; the reason is a sentence.
    case navigationRefused(reason: String)
    /// A ``Dispatcher`` told the observers of a protocol, of whom there were so many.
    case posted(protocol: String, observers: Int)
    /// A request has had an answer, or none.
    /// The line says which and how it ended, without secrets; it has failed if there was no answer, or an error's status.
    case requested(line: String, hasFailed: Bool)
}
