/// A coordinator, whatever its result: what the tree of flows is made of. See ``Coordinator``.
@MainActor
open class AnyCoordinator {
    /// Where the flow's services come from: most often a child of the parent flow's container.
    public let container: ServiceContainer

    /// The flow that this one is a part of, while it runs.
    public private(set) weak var parent: AnyCoordinator?

    private enum Phase {
        case idle
        case running
        case ending
        case ended
    }

    private var phase = Phase.idle
    // By identity, so that a flow comes and goes in constant time; the number keeps the order.
    private var childrenByIdentity: [ObjectIdentifier: (number: Int, child: AnyCoordinator)] = [:]
    private var nextNumber = 0
    private let ready = OneShot<Bool>()
    private let ended = OneShot<Bool>()

    /// The flows whose code is running here. A flow that is told to stop from its own code must not wait for itself.
    @TaskLocal private static var inside: [ObjectIdentifier] = []

    init(container: ServiceContainer) {
        self.container = container
    }

    // MARK: What is known of it

    /// What messages call it: its type's name.
    open var name: String { String(describing: type(of: self)) }

    /// The flows that run as parts of this one, in the order in which they began.
    public final var children: [AnyCoordinator] {
        childrenByIdentity.values.sorted { $0.number < $1.number }.map(\.child)
    }

    /// Whether the flow has begun and not ended.
    public final var isRunning: Bool { phase == .running || phase == .ending }

    /// Whether flows can begin in this one, and screens be shown.
    package final var goesOn: Bool { phase == .running }

    /// Whether nothing can begin in this flow any more.
    final var isOver: Bool { phase == .ending || phase == .ended }

    // MARK: Ending

    /// Ends the flow from outside, and returns when nothing of it is left: the flows in it ended first, and what it
    /// shows has gone from the screen. Stopping it twice, or one that has ended, changes nothing.
    ///
    /// From within the flow's own `start()` or `performStop()` it returns at once, since it cannot wait for itself.
    public final func stop() async {
        switch phase {
        case .idle:
            neverBegin()
        case .running, .ending:
            requestStop()
            guard !Self.inside.contains(ObjectIdentifier(self)) else { return }
            _ = await ended.wait()
        case .ended:
            break
        }
    }

    /// Asks for the end as ``stop()`` does.
    func requestStop() {}

    /// The flow takes what it shows off the screen, and returns when it has gone. Called once, after the flows in it
    /// have ended; also where the user has left by hand, when there is nothing left to take away.
    open func performStop() async {}

    /// Shows that a flow which was launched failed, and that nobody asked to be told: the user is not left before an empty
    /// window. By default it is said in the log.
    package final var onLaunchFailure: (@MainActor (any Error) -> Void)?

    final func launchFailed(_ error: any Error) {
        RuntimeWarning.say("\(name), which was launched, failed: \(error)", category: "flows")
        onLaunchFailure?(error)
    }

    // MARK: Being ready

    /// Says that the flow is ready for actions, before `start()` has returned: where it is a whole story that awaits
    /// one flow after the other.
    public final func becomeReady() {
        ready.set(true)
    }

    /// Waits until the flow is ready for actions; not so if it ends before, or the waiting task is cancelled.
    final func isReady() async -> Bool {
        // It stays ready in name when it has ended: an action must not reach it then.
        let isReady = await ready.wait(atMost: nil) ?? false
        return isReady && !isOver
    }

    /// Whether the flow has ended by the time that the task is cancelled.
    final func waitForEnd() async -> Bool {
        await ended.wait(atMost: nil) ?? false
    }

    /// What the flow does with an action, in its own code.
    func step(for action: any FlowAction) async throws -> ActionStep { .passDown }

    // MARK: Being saved and brought back

    /// By what the flow is found again in what ``saved()`` gives; nil, which is the default, if it is not worth keeping.
    /// Texts that stay the same from version to version, such as `items`, serve best.
    open var restorationID: String? { nil }

    /// What the flow keeps of itself: which item is open, what is typed. By default nothing.
    open func stateToSave() -> (any Encodable)? { nil }

    /// The flow takes up what it kept: shows that item again. Called in its own code when it is ready.
    ///
    /// - Parameter saved: What was saved of it, with its ``SavedFlow/state(_:)``.
    /// - Throws: Why it cannot be as it was: told to the one who awaits ``restore(_:)``.
    open func restoreState(from saved: SavedFlow) async throws {}

    /// The flow begins one of its parts again, by ``Coordinator/coordinate(to:whenEnded:)`` as it did at first.
    ///
    /// - Parameter saved: What was saved of that part; its ``SavedFlow/id`` tells which one.
    /// - Returns: The part, begun; nil if the flow knows none of that ID.
    /// - Throws: Why it cannot begin: told to the one who awaits ``restore(_:)``.
    open func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? { nil }

    // MARK: For the run of a coordinator

    final func begin() throws {
        guard phase == .idle else {
            if phase == .ended { throw FlowEnd.stopped }
            throw FlowError.alreadyStarted(flow: name)
        }
        phase = .running
        LifetimeTracker.current?.begin(self)
    }

    /// A flow that was refused before it began is over: whoever waits for it shall not wait for ever.
    final func neverBegin() {
        guard phase == .idle else { return }
        beginEnding()
        finishEnding()
    }

    final func beginEnding() {
        phase = .ending
        ready.set(false)
    }

    final func finishEnding() {
        phase = .ended
        ended.set(true)
        if RuntimeWatch.isOn { RuntimeWatch.tell(.flowEnded(WatchedFlow(self))) }
    }

    final func attach(_ child: AnyCoordinator) {
        child.parent = self
        childrenByIdentity[ObjectIdentifier(child)] = (nextNumber, child)
        nextNumber += 1
    }

    final func detach(_ child: AnyCoordinator) {
        childrenByIdentity[ObjectIdentifier(child)] = nil
        child.parent = nil
    }

    /// Ends the flows in this one, the last first.
    final func stopChildren() async {
        for child in children.reversed() { await child.stop() }
    }

    final func asOwnCode<Result: Sendable>(
        _ body: @MainActor @Sendable () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$inside.withValue(Self.inside + [ObjectIdentifier(self)], operation: body)
    }
}
