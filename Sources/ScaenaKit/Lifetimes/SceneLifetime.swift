/// The life of one scene, seen from the view controller that owns it: weak references to its actors by role.
///
/// The view owns the scene: when the view goes, everything goes. A configurator names the scene's actors once,
///
/// ```swift
/// viewController.lifetime.track(interactor, as: "interactor")
/// viewController.lifetime.track(presenter, as: "presenter", heldBy: "interactor")
/// ```
///
/// and when the view controller has left for good, whoever is still alive one turn of the main actor later is reported
/// to the ``LifetimeTracker`` by scene and role. In release builds nothing is tracked; tasks are cancelled there, too.
@MainActor
public struct SceneLifetime {
    /// Whether the scene is kept on purpose after it has left the screen, in a pool for instance: its leaving is then
    /// not its end, and only the end of its view controller is.
    public var isKeptOnPurpose = false

    // None where nothing is tracked and no task is to be cancelled: a release build's scene pays nothing.
    @usableFromInline var end: LifetimeEnd?

    /// The beginning of a scene's life.
    ///
    /// - Parameter viewController: The scene's owner. Held weakly; expected to hold this lifetime to its own end.
    public init(of viewController: AnyObject) {
        guard let tracker = LifetimeTracker.current else { return }
        let type: AnyObject.Type = Swift.type(of: viewController)
        let record = LifetimeRecord(scene: LifetimeTracker.sceneName(of: type), tracker: tracker)
        record.track(viewController, as: "view controller")
        end = LifetimeEnd(record)
        tracker.begin(viewController, of: type, record: record)
    }

    /// A lifetime that nobody tracks: for an owner that is not whole yet.
    package init() {}

    /// Whether scenes that begin now are tracked.
    package static var isTracking: Bool { LifetimeTracker.current != nil }

    /// The scene's name, as in `About` for a view controller `AboutViewController`; empty where nothing is tracked.
    package var scene: String { end?.record?.scene ?? "" }

    /// Names an actor of the scene, which is expected to go when the view goes.
    ///
    /// - Parameters:
    ///   - actor: The actor, held weakly.
    ///   - role: Its role in the architecture's words, such as "presenter".
    ///   - holders: The roles that hold it strongly, such as "interactor": if it stays with them, they are named instead
    ///     of somebody unknown.
    public func track(_ actor: AnyObject, as role: String, heldBy holders: String...) {
        end?.track(actor, as: role, heldBy: holders)
    }

    /// Has tasks cancelled when the scene leaves: a task in flight may hold the actor that started it.
    ///
    /// - Parameter tasks: The tasks of one of the scene's actors.
    public mutating func cancelAtEnd(_ tasks: SceneTasks) {
        if let end { end.add(tasks) } else { end = LifetimeEnd(nil, cancelling: tasks) }
    }

    /// The view controller has left for good: it was popped, dismissed or taken out of its container. Ends the
    /// scene's tasks, and judges one turn of the main actor later who stayed.
    ///
    /// `SceneViewController` calls this; a view controller with another base class does it in `viewDidDisappear`.
    public func viewHasLeft() {
        guard !isKeptOnPurpose else { return }
        end?.come()
    }

    /// The view controller that had left is back: what was about to be judged is not.
    public func viewIsBack() {
        end?.record?.viewIsBack()
    }

    /// The scene, for whoever watches the runtime and came late; `nil` where nothing is tracked.
    package var watched: WatchedScene? { end?.record.map(WatchedScene.init) }

    /// The view controller is seen in a window: a leak check that watches the window watches the scene from now on,
    /// wherever it began.
    package func viewIsSeen(in window: AnyObject) {
        guard let record = end?.record, let tracker = LifetimeScope.tracker(of: window) else { return }
        tracker.adopt(record)
    }
}
