/// What happens when a scene ends: its tasks are cancelled, and who stayed is judged. The scene's lifetime holds it, so
/// that its own end is the owner's.
@MainActor
@usableFromInline
final class LifetimeEnd {
    let record: LifetimeRecord?
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

    /// The end has come, while the owner is still there.
    func come() {
        let tasks = Self.joined(firstTasks, moreTasks)
        for tasks in tasks { tasks.cancelAll() }
        record?.judge(after: tasks)
    }
}
