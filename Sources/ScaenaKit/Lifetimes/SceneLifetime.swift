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
public final class SceneLifetime {
    /// Whether the scene is kept on purpose after it has left the screen, in a pool for instance: its leaving is then
    /// not its end, and only the end of its view controller is.
    public var isKeptOnPurpose = false

    private let record: LifetimeRecord?
    // One bag is the rule. It has its place here, since an array of one would cost an allocation for every scene.
    private var firstTasks: SceneTasks?
    private var moreTasks: [SceneTasks] = []

    /// The beginning of a scene's life.
    ///
    /// - Parameter viewController: The scene's owner. Held weakly; expected to hold this lifetime.
    public init(of viewController: AnyObject) {
        guard let tracker = LifetimeTracker.current else {
            record = nil
            return
        }
        let type: AnyObject.Type = Swift.type(of: viewController)
        let record = LifetimeRecord(scene: LifetimeTracker.sceneName(of: type), tracker: tracker)
        record.track(viewController, as: "view controller")
        self.record = record
        tracker.begin(viewController, of: type, record: record)
    }

    deinit {
        firstTasks?.cancelAll()
        for tasks in moreTasks { tasks.cancelAll() }
        guard let record else { return }
        // The owner may have been released on any thread; judging is the main actor's, one turn later.
        let tasks = (firstTasks.map { [$0] } ?? []) + moreTasks
        Task { @MainActor in record.judge(after: tasks) }
    }

    /// The scene's name, as in `About` for a view controller `AboutViewController`; empty where nothing is tracked.
    public var scene: String { record?.scene ?? "" }

    /// Names an actor of the scene, which is expected to go when the view goes.
    ///
    /// - Parameters:
    ///   - actor: The actor, held weakly.
    ///   - role: Its role in the architecture's words, such as "interactor".
    public func track(_ actor: AnyObject, as role: String) {
        record?.track(actor, as: role)
    }

    /// Names an actor of the scene, and which roles hold it strongly: if it stays with them, they are named instead of
    /// somebody unknown.
    ///
    /// - Parameters:
    ///   - actor: The actor, held weakly.
    ///   - role: Its role in the architecture's words, such as "presenter".
    ///   - holders: The roles that hold it, such as "interactor".
    public func track(_ actor: AnyObject, as role: String, heldBy holders: String...) {
        record?.track(actor, as: role, heldBy: holders)
    }

    /// Has tasks cancelled when the scene leaves: a task in flight may hold the actor that started it.
    ///
    /// - Parameter tasks: The tasks of one of the scene's actors.
    public func cancelAtEnd(_ tasks: SceneTasks) {
        if firstTasks == nil { firstTasks = tasks } else { moreTasks.append(tasks) }
    }

    /// The view controller has left for good: it was popped, dismissed or taken out of its container. Ends the
    /// scene's tasks, and judges one turn of the main actor later who stayed.
    ///
    /// `SceneViewController` calls this; a view controller with another base class does it in `viewDidDisappear`.
    public func viewHasLeft() {
        guard !isKeptOnPurpose else { return }
        let tasks = (firstTasks.map { [$0] } ?? []) + moreTasks
        for tasks in tasks { tasks.cancelAll() }
        record?.judge(after: tasks)
    }

    /// The view controller that had left is back: what was about to be judged is not.
    public func viewIsBack() {
        record?.viewIsBack()
    }

    /// The view controller is seen in a window: a leak check that watches the window watches the scene from now on,
    /// wherever it began.
    package func viewIsSeen(in window: AnyObject) {
        guard let record, let tracker = LifetimeScope.tracker(of: window) else { return }
        tracker.adopt(record)
    }
}
