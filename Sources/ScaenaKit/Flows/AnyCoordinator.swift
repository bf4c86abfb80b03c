/// A coordinator, whatever its result: what the tree of flows is made of. See ``Coordinator``.
///
/// ```swift
/// func outline(of flow: AnyCoordinator, depth: Int = 0) -> [String] {
///     let line = String(repeating: "  ", count: depth) + flow.name
///     return [line] + flow.children.flatMap { outline(of: $0, depth: depth + 1) }
/// }
/// ```
@MainActor
open class AnyCoordinator {
    /// Where the flow's services come from: most often a child of the parent flow's container.
    ///
    /// ```swift
    /// func makeAddItem() -> AddItemCoordinator {
    ///     let flow = AddItemCoordinator(container: ServiceContainer("add item", parent: container))
    ///     adding = flow
    ///     return flow
    /// }
    /// ```
    public let container: ServiceContainer

    /// The flow that this one is a part of, while it runs.
    ///
    /// ```swift
    /// func root(of flow: AnyCoordinator) -> AnyCoordinator {
    ///     sequence(first: flow, next: \.parent).reduce(flow) { $1 }
    /// }
    /// ```
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

    /// The flow's name in messages: by default the name of its type.
    ///
    /// ```swift
    /// final class ItemCoordinator: Coordinator<Void> {
    ///     let item: Item
    ///     override var name: String { "item \(item.id)" }  // in outcomes, logs and errors
    ///
    ///     init(item: Item, container: ServiceContainer) {
    ///         self.item = item
    ///         super.init(container: container)
    ///     }
    /// }
    /// ```
    open var name: String { String(describing: type(of: self)) }

    /// The flows that run as parts of this one, in the order in which they began.
    ///
    /// ```swift
    /// func outline(of flow: AnyCoordinator, depth: Int = 0) -> [String] {
    ///     let line = String(repeating: "  ", count: depth) + flow.name
    ///     return [line] + flow.children.flatMap { outline(of: $0, depth: depth + 1) }
    /// }
    /// ```
    public final var children: [AnyCoordinator] {
        childrenByIdentity.values.sorted { $0.number < $1.number }.map(\.child)
    }

    /// True if the flow has begun and not ended.
    ///
    /// ```swift
    /// func addShortcutChosen() {
    ///     guard items.adding?.isRunning != true else { return }  // it is on the screen already
    ///     items.addMenuChosen()
    /// }
    /// ```
    public final var isRunning: Bool { phase == .running || phase == .ending }

    /// True if flows can begin in this one, and screens be shown.
    package final var goesOn: Bool { phase == .running }

    /// True if nothing can begin in this flow any more.
    final var isOver: Bool { phase == .ending || phase == .ended }

    // MARK: Ending

    /// Ends the flow from outside, and returns when nothing of it is left: the flows in it ended first, and what it
    /// shows has gone from the screen. Stopping it twice, or one that has ended, changes nothing.
    ///
    /// From within the flow's own `start()` or `performStop()` it returns at once, since it cannot wait for itself.
    ///
    /// ```swift
    /// func loggedOut() async {
    ///     await items.stop()  // the flows in it first; nothing of them is on the screen then
    ///     screens.show("Login")
    /// }
    /// ```
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
    ///
    /// ```swift
    /// override func performStop() async {
    ///     screens.remove("2 items")
    /// }
    /// ```
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
    ///
    /// ```swift
    /// final class WelcomeCoordinator: Coordinator<Void> {
    ///     override func start() async throws {
    ///         try container.resolve(Screens.self).show("Welcome")
    ///         becomeReady()  // addresses may open screens while the first item is added
    ///         _ = try await coordinate(to: AddItemCoordinator(container: container))
    ///         finish(())
    ///     }
    ///
    ///     override func process(action: any FlowAction) async throws -> ActionStep {
    ///         guard let open = action as? OpenItem else { return .passDown }
    ///         try container.resolve(Screens.self).show("Item \(open.id)")
    ///         return .arrived
    ///     }
    /// }
    /// ```
    public final func becomeReady() {
        ready.set(true)
    }

    /// Waits until the flow is ready for actions; not so if it ends before, or the waiting task is cancelled.
    final func isReady() async -> Bool {
        // It stays ready in name when it has ended: an action must not reach it then.
        let isReady = await ready.wait(atMost: nil) ?? false
        return isReady && !isOver
    }

    /// Waits for the flow's end; returns true if the flow has ended by the time that the task is cancelled.
    final func waitForEnd() async -> Bool {
        await ended.wait(atMost: nil) ?? false
    }

    /// Handles an action in the flow's own code.
    func step(for action: any FlowAction) async throws -> ActionStep { .passDown }

    // MARK: Being saved and brought back

    /// By what the flow is found again in what ``saved()`` gives; nil, which is the default, if it is not worth keeping.
    /// Texts that stay the same from version to version, such as `items`, serve best.
    ///
    /// ```swift
    /// override var restorationID: String? { "edit \(itemID)" }
    /// ```
    open var restorationID: String? { nil }

    /// Returns the flow's own state to save: which item is open, what is typed. By default nothing.
    ///
    /// ```swift
    /// override func stateToSave() -> (any Encodable)? {
    ///     text.isEmpty ? nil : text
    /// }
    /// ```
    open func stateToSave() -> (any Encodable)? { nil }

    /// The flow takes up what it kept: shows that item again. Called in its own code when it is ready.
    ///
    /// ```swift
    /// override func restoreState(from saved: SavedFlow) async throws {
    ///     text = try saved.state(String.self) ?? ""  // nil: nothing was typed
    /// }
    /// ```
    ///
    /// - Parameter saved: The saved state of it, with its ``SavedFlow/state(_:)``.
    /// - Throws: Why it cannot be as it was: told to the one who awaits ``restore(_:)``.
    open func restoreState(from saved: SavedFlow) async throws {}

    /// The flow begins one of its parts again, by ``Coordinator/coordinate(to:whenEnded:)`` as it did at first.
    ///
    /// ```swift
    /// override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
    ///     guard let id = Int(saved.id.dropFirst("edit ".count)) else { return nil }
    ///     return edit(itemID: id)
    /// }
    /// ```
    ///
    /// - Parameter saved: The saved state of that part; its ``SavedFlow/id`` tells which one.
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

    /// A flow that was refused before it began is over: nobody may wait for it for ever.
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
