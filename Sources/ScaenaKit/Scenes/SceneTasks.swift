/// The tasks of a scene: they run on the main actor and end, at the latest, with the scene.
///
/// A named task takes the place of the one before it, so that a second tap on Retry does not fetch twice:
///
/// ```swift
/// private let tasks = SceneTasks()
///
/// func retryTapped() {
///     tasks.run("load") { [weak self] in await self?.load() }
/// }
/// ```
///
/// All that still runs is cancelled when the bag goes, and when the scene leaves if the scene's lifetime was told so
/// (``SceneLifetime/cancelAtEnd(_:)``): a task in flight may hold its interactor, whose own end would then never come.
///
/// In a test the tasks know what was replaced where the bag was made, wherever they are started: a view that loads
/// and an alert's action come from the main queue, which knows nothing of a test's task.
public final class SceneTasks: Sendable {
    private struct Running: Sendable {
        let name: String?
        let task: Task<Void, Never>
    }

    private struct State: Sendable {
        var running: [Int: Running] = [:]
        var nextKey = 0
        var whenIdle: [@Sendable () -> Void] = []

        func tasks(named name: String) -> [Task<Void, Never>] {
            running.values.filter { $0.name == name }.map(\.task)
        }
    }

    // In a box of its own, so that a running task can sign off without keeping the bag alive.
    private let state = Locked(State())
    /// Of the test in which the bag was made.
    private let scope = TaskScope.current

    /// A bag without tasks.
    ///
    /// ```swift
    /// private let tasks = SceneTasks()
    ///
    /// func retryTapped() {
    ///     tasks.run("load") { [weak self] in await self?.load() }
    /// }
    /// ```
    public init() {}

    deinit {
        cancelAll()
    }

    /// True if no task is running. A cancelled task runs until it has noticed.
    ///
    /// ```swift
    /// while !tasks.isIdle { await Task.yield() }  // in a test: until the fetch has ended
    /// ```
    public var isIdle: Bool {
        state.withLock { $0.running.isEmpty }
    }

    /// Starts `operation` on the main actor.
    ///
    /// ```swift
    /// func searchTextChanged(to text: String) {
    ///     tasks.run("search") { [repository] in  // the search for the text before is cancelled
    ///         let found = try? await repository.items().filter { $0.name.contains(text) }
    ///         if !Task.isCancelled { self.results = found ?? [] }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Names the task: the one of that name which still runs is cancelled first. `nil` for none.
    ///   - operation: The work. It finds out by the usual means (`Task.isCancelled`, `CancellationError`) that the
    ///     scene is gone.
    /// - Returns: The task, for who wants to await or cancel it.
    @discardableResult
    public func run(
        _ name: String? = nil, _ operation: @escaping @MainActor @Sendable () async -> Void
    ) -> Task<Void, Never> {
        let (task, replaced) = state.withLock { state in
            let key = state.nextKey
            state.nextKey += 1
            let replaced = name.map { name in state.tasks(named: name) } ?? []
            // Made under the lock: the task can sign off only after its entry is there.
            let start = { [box = self.state] in
                Task { @MainActor in
                    await operation()
                    Self.signOff(key, from: box)
                }
            }
            let task = scope.map { $0.enter(start) } ?? start()
            state.running[key] = Running(name: name, task: task)
            return (task, replaced)
        }
        for task in replaced { task.cancel() }
        return task
    }

    /// Cancels the running task of that name, if there is one.
    ///
    /// ```swift
    /// func searchCancelTapped() {
    ///     tasks.cancel("search")
    ///     results = items
    /// }
    /// ```
    ///
    /// - Parameter name: The name that the task was started with.
    public func cancel(_ name: String) {
        let tasks = state.withLock { $0.tasks(named: name) }
        for task in tasks { task.cancel() }
    }

    /// Cancels all that runs. What is started afterwards runs.
    ///
    /// ```swift
    /// func logoutTapped() {
    ///     tasks.cancelAll()
    ///     items = []
    /// }
    /// ```
    public func cancelAll() {
        let tasks = state.withLock { $0.running.values.map(\.task) }
        for task in tasks { task.cancel() }
    }

    /// Calls `action` once no task is running: at once, or when the last of them has ended.
    package func whenIdle(_ action: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            if state.running.isEmpty { return true }
            state.whenIdle.append(action)
            return false
        }
        if isIdle { action() }
    }

    private static func signOff(_ key: Int, from state: Locked<State>) {
        let actions = state.withLock { state -> [@Sendable () -> Void] in
            state.running[key] = nil
            guard state.running.isEmpty else { return [] }
            defer { state.whenIdle = [] }
            return state.whenIdle
        }
        for action in actions { action() }
    }
}
