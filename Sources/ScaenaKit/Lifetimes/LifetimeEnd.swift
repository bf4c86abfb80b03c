/// The end of a scene: cancels its tasks, and reports the actors that stay. The scene's lifetime holds it, so that
/// its own end is the owner's.
@MainActor
@usableFromInline
package final class LifetimeEnd {
    let record: LifetimeRecord?
    /// Leaving is not the end: see ``SceneLifetime/isKeptOnPurpose``.
    var isKeptOnPurpose = false
    // One bag is the rule. It has its place here, since an array of one would cost an allocation for every scene.
    private var firstTasks: SceneTasks?
    private var moreTasks: [SceneTasks]?

    init(_ record: LifetimeRecord?, cancelling tasks: SceneTasks? = nil) {
        self.record = record
        firstTasks = tasks
    }

    deinit {
        firstTasks?.cancelAll()
        if let moreTasks { for tasks in moreTasks { tasks.cancelAll() } }
        guard let record else { return }
        // The owner may have been released on any thread; judging is the main actor's, one turn later.
        let tasks = Self.joined(firstTasks, moreTasks)
        Task { @MainActor in record.judge(after: tasks) }
    }

    private nonisolated static func joined(_ first: SceneTasks?, _ more: [SceneTasks]?) -> [SceneTasks] {
        (first.map { [$0] } ?? []) + (more ?? [])
    }

    @usableFromInline
    func track(_ actor: AnyObject, as role: String, heldBy holders: [String]) {
        record?.track(actor, as: role, heldBy: holders)
    }

    func add(_ tasks: SceneTasks) {
        if firstTasks == nil { firstTasks = tasks } else { moreTasks = (moreTasks ?? []) + [tasks] }
    }

    /// The owner has left, and is still there.
    package func viewHasLeft() {
        guard !isKeptOnPurpose else { return }
        let tasks = Self.joined(firstTasks, moreTasks)
        for tasks in tasks { tasks.cancelAll() }
        record?.judge(after: tasks)
    }

    /// The owner is seen in a window, for the first time or again. A leak check that watches the window watches the scene
    /// from now on, wherever it began.
    package func viewIsSeen(in window: AnyObject) {
        guard let record else { return }
        if let tracker = LifetimeScope.tracker(of: window) { tracker.adopt(record) }
        record.viewIsBack()
    }
}
