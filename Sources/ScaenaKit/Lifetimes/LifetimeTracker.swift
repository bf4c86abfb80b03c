/// Knows which scenes and flows are alive, and hears who stayed after a scene had left.
///
/// Debug builds report to ``shared``, which warns on standard error (in the system's log on Apple platforms). Release
/// builds track nothing.
///
/// ```swift
/// LifetimeTracker.shared.onFinding = { finding in
///     analytics.count("Leak: \(finding)")
/// }
/// ```
@MainActor
public final class LifetimeTracker {
    /// The tracker of debug builds.
    ///
    /// ```swift
    /// LifetimeTracker.shared.onFinding = { finding in
    ///     analytics.count("Leak: \(finding)")
    /// }
    /// ```
    public static let shared = LifetimeTracker()

    /// Called with each finding. Warns by default; a test sets its own.
    ///
    /// ```swift
    /// LifetimeTracker.shared.onFinding = { finding in
    ///     analytics.count("Leak: \(finding)")
    /// }
    /// ```
    public var onFinding: @MainActor (LifetimeFinding) -> Void = { LifetimeTracker.warn($0) }

    /// The time, in seconds, that a scene's cancelled tasks have to notice, and objects held by a transition to go,
    /// before those who stayed are reported. One second by default.
    ///
    /// ```swift
    /// LifetimeTracker.shared.grace = 3  // this app's transitions are long
    /// ```
    public var grace: Double = 1

    /// Measures ``grace``: the device, unless a test sets its own.
    package var time: any TimeSource = SystemTime()

    private var scenes: [ObjectIdentifier: LivingScenes] = [:]
    private var pending: [Int: Task<Void, Never>] = [:]
    private var nextJudgement = 0
    // Only a leak check's tracker remembers every scene to its end; an app's would never forget one.
    private let keepsRecords: Bool
    private var records: [LifetimeRecord] = []

    /// A tracker of its own, apart from the shared one.
    package nonisolated init() {
        keepsRecords = false
    }

    /// A tracker that remembers every scene that began under it.
    package nonisolated init(keepsRecords: Bool) {
        self.keepsRecords = keepsRecords
    }

    /// The actors that are alive of all scenes that began under a tracker which keeps records, in the order in which
    /// they were named.
    package var aliveActors: [AliveActor] { records.flatMap(\.alive) }

    /// The number of looks at weak references to find the dead: the cost of keeping count, for a test.
    var looks: Int { scenes.values.reduce(0) { $0 + $1.looks } }

    /// The number of living scenes and flows of each name.
    package var aliveScenes: [String: Int] {
        var counts: [String: Int] = [:]
        for scene in scenes.values where scene.aliveCount > 0 { counts[scene.name, default: 0] += scene.aliveCount }
        return counts
    }

    /// The number of view controllers, or coordinators, of exactly this type that are alive.
    ///
    /// - Parameter viewController: The type of the scene's view controller, or of the flow's coordinator.
    /// - Returns: The number of those alive.
    package func aliveCount(of viewController: AnyObject.Type) -> Int {
        scenes[ObjectIdentifier(viewController)]?.aliveCount ?? 0
    }

    /// Limits how many of a scene, or of a flow, may be alive at once. One more is a finding, never a trap.
    ///
    /// ```swift
    /// LifetimeTracker.shared.limit(LifetimeItemViewController.self, to: 5)  // a sixth is a finding
    /// ```
    ///
    /// - Parameters:
    ///   - viewController: The type of the scene's view controller, or of the flow's coordinator.
    ///   - count: The most that may be alive at once; `nil` for no limit.
    public func limit(_ viewController: AnyObject.Type, to count: Int?) {
        let name = Self.sceneName(of: viewController)
        scenes[ObjectIdentifier(viewController), default: LivingScenes(name: name)].limit = count
    }

    /// Returns when every scene that has left by now has been judged.
    ///
    /// ```swift
    /// screen?.templateDidPop()
    /// screen = nil
    /// await tracker.settle()
    /// #expect(findings.isEmpty)
    /// ```
    public func settle() async {
        // A view controller that was just released says so one turn later.
        await Task.yield()
        while let judgement = pending.values.first { await judgement.value }
    }

    /// Says a finding where a developer looks.
    private static func warn(_ finding: LifetimeFinding) {
        RuntimeWarning.say(finding.description, category: "lifetime")
    }

    /// The tracker for scenes that begin now: the one of the surrounding leak check, or the shared one in debug
    /// builds, or none.
    static var current: LifetimeTracker? {
        if LifetimeScope.isUsed, let tracker = LifetimeScope.tracker { return tracker }
        #if DEBUG
            return shared
        #else
            return RuntimeWatch.isOn ? shared : nil
        #endif
    }

    /// True where ``current`` may be a tracker, for those who should pay little where it is none.
    @inlinable
    static var mayTrack: Bool {
        #if DEBUG
            return true
        #else
            return LifetimeScope.isUsed || RuntimeWatch.isOn
        #endif
    }

    static func sceneName(of type: AnyObject.Type) -> String {
        let name = String(describing: type)
        let suffix = "ViewController"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }

    func begin(_ viewController: AnyObject, of type: AnyObject.Type, record: LifetimeRecord) {
        if RuntimeWatch.isOn { RuntimeWatch.tell(.sceneBegan(WatchedScene(record))) }
        count(viewController, of: type, record: record)
    }

    private func count(_ owner: AnyObject, of type: AnyObject.Type, record: LifetimeRecord) {
        if keepsRecords { records.append(record) }
        let key = ObjectIdentifier(type)
        scenes[key, default: LivingScenes(name: Self.sceneName(of: type))].add(owner)
        guard let scene = scenes[key], let limit = scene.limit else { return }
        let alive = scene.aliveCount
        if alive > limit { report(.tooManyAlive(scene: scene.name, alive: alive, limit: limit)) }
    }

    /// A flow has begun. It is counted as a scene is, and a leak check finds it if it stays. It is not judged at its end:
    /// the code that awaited it may hold it a moment longer, and rightly.
    func begin(_ flow: AnyCoordinator) {
        let type: AnyObject.Type = Swift.type(of: flow)
        let record = LifetimeRecord(scene: flow.name, tracker: self)
        record.track(flow, as: "coordinator")
        count(flow, of: type, record: record)
    }

    /// Watches a scene that began under another tracker.
    func adopt(_ record: LifetimeRecord) {
        guard record.tracker !== self else { return }
        record.move(to: self)
        if keepsRecords { records.append(record) }
    }

    /// Runs `judge` in a task of its own, which ``settle()`` waits for. It begins one turn later.
    func judgement(_ judge: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let key = nextJudgement
        nextJudgement += 1
        let task = Task { @MainActor in
            await judge()
            pending[key] = nil
        }
        pending[key] = task
        return task
    }

    func report(_ finding: LifetimeFinding) {
        onFinding(finding)
        if RuntimeWatch.isOn { RuntimeWatch.tell(.found(finding)) }
    }
}
