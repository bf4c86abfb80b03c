/// Hears what the runtime does: for a tool that shows an app from within, such as a log or an inspector.
///
/// ```swift
/// final class ScreenViews: RuntimeObserver {
///     private(set) var counts: [String: Int] = [:]
///
///     func runtimeDid(_ event: RuntimeEvent) {
///         if case .sceneAppeared(let scene) = event { counts[scene.name, default: 0] += 1 }
///     }
/// }
/// ```
@MainActor
public protocol RuntimeObserver: AnyObject {
    /// Something happened. Called in the middle of it: the observer notes it, and does nothing to the app.
    ///
    /// ```swift
    /// final class ScreenViews: RuntimeObserver {
    ///     private(set) var counts: [String: Int] = [:]
    ///
    ///     func runtimeDid(_ event: RuntimeEvent) {
    ///         if case .sceneAppeared(let scene) = event { counts[scene.name, default: 0] += 1 }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter event: The event.
    func runtimeDid(_ event: RuntimeEvent)
}

/// An event that the runtime reports to a ``RuntimeObserver``.
///
/// ```swift
/// func worthKeeping(_ event: RuntimeEvent) -> Bool {
///     switch event {
///     case .found, .flowFailed, .navigationRefused, .requested(_, hasFailed: true): true
///     default: false
///     }
/// }
/// ```
public enum RuntimeEvent: Sendable {
    /// A scene's view controller was made.
    ///
    /// ```swift
    /// private var beginnings: [WatchedScene.ID: Date] = [:]
    /// private(set) var seconds: [String: TimeInterval] = [:]
    ///
    /// func runtimeDid(_ event: RuntimeEvent) {
    ///     if case .sceneBegan(let scene) = event { beginnings[scene.id] = time.now }
    ///     guard case .sceneAppeared(let scene) = event, let began = beginnings[scene.id] else { return }
    ///     seconds[scene.name] = time.now.timeIntervalSince(began)
    /// }
    /// ```
    case sceneBegan(WatchedScene)

    /// A scene is seen, and its transition is over: for the first time or again. Told once for each time that it comes into
    /// sight, whatever its view controller inherits from, and never for a gesture that was given up: the place to count screen
    /// views.
    ///
    /// ```swift
    /// if case .sceneAppeared(let scene) = event {
    ///     note("screen_view \(scene.name)")
    /// }
    /// ```
    case sceneAppeared(WatchedScene)

    /// A scene has left for good; a moment later it is judged.
    ///
    /// ```swift
    /// if case .sceneLeft(let scene) = event {
    ///     note("\(scene.name) left")  // "SeenItem" for a SeenItemViewController
    /// }
    /// ```
    case sceneLeft(WatchedScene)

    /// It is known who of a scene that left has stayed; each who did was told by ``found(_:)``.
    ///
    /// ```swift
    /// if case .sceneJudged(let scene) = event {
    ///     note("\(scene.name) was looked through")
    /// }
    /// ```
    case sceneJudged(WatchedScene)

    /// Somebody stayed, or too many of a scene are alive.
    ///
    /// ```swift
    /// if case .found(let finding) = event {
    ///     note("Leak: \(finding)")
    /// }
    /// ```
    case found(LifetimeFinding)

    /// A flow began.
    ///
    /// ```swift
    /// if case .flowBegan(let flow) = event {
    ///     note("\(flow.name) began")
    /// }
    /// ```
    case flowBegan(WatchedFlow)

    /// A flow ends because something failed, not because somebody chose so: told whether or not anybody awaits it. The reason is
    /// for the app's developer.
    ///
    /// ```swift
    /// if case .flowFailed(let flow, let reason) = event {
    ///     note("\(flow.name) failed: \(reason)")
    /// }
    /// ```
    case flowFailed(WatchedFlow, reason: String)

    /// A flow has ended, and nothing of it is on the screen.
    ///
    /// ```swift
    /// if case .flowEnded(let flow) = event {
    ///     note("\(flow.name) ended")
    /// }
    /// ```
    case flowEnded(WatchedFlow)

    /// A navigation that was asked for did not come about; the reason is a sentence.
    ///
    /// ```swift
    /// if case .navigationRefused(let reason) = event {
    ///     note("No navigation: \(reason)")
    /// }
    /// ```
    case navigationRefused(reason: String)

    /// A ``Dispatcher`` told the observers of a protocol, of whom there were so many.
    ///
    /// ```swift
    /// if case .posted(let name, observers: 0) = event {
    ///     note("Nobody hears \(name)")
    /// }
    /// ```
    case posted(protocol: String, observers: Int)

    /// A request has had an answer, or none.
    /// The line says which and how it ended, without secrets; it has failed if there was no answer, or an error's status.
    ///
    /// ```swift
    /// if case .requested(let line, hasFailed: true) = event {
    ///     note("Failed: \(line)")
    /// }
    /// ```
    case requested(line: String, hasFailed: Bool)
}
