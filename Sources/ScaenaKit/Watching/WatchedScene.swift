/// One scene, as a ``RuntimeObserver`` sees it. It keeps nothing of the scene alive.
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
@MainActor
public struct WatchedScene: Identifiable, Sendable {
    /// An actor of the scene.
    package struct Actor: Hashable, Sendable {
        /// Its role in the architecture's words, such as "interactor".
        package let role: String
        /// Its type's name.
        package let type: String
        /// The roles that hold it and are alive, as far as they were named.
        package let heldBy: [String]
    }

    private let record: LifetimeRecord

    init(_ record: LifetimeRecord) {
        self.record = record
    }

    /// A number that no other scene of this process has.
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
    public nonisolated var id: Int { record.number }

    /// Its name, as in `About` for a view controller `AboutViewController`.
    ///
    /// ```swift
    /// if case .sceneLeft(let scene) = event {
    ///     note("\(scene.name) left")  // "SeenItem" for a SeenItemViewController
    /// }
    /// ```
    public nonisolated var name: String { record.scene }
    /// True if the scene has left for good; any actor of it still alive then should not be.
    package var hasLeft: Bool { record.hasLeft }
    /// The actors of the scene that are alive now.
    package var aliveActors: [Actor] {
        record.alive.map { Actor(role: $0.role, type: $0.type, heldBy: $0.heldBy) }
    }

    /// The view controller, while it is alive.
    package var viewController: AnyObject? { record.owner }
}

/// One flow, as a ``RuntimeObserver`` sees it. It keeps nothing of the flow alive.
///
/// ```swift
/// private var running: [WatchedFlow.ID: String] = [:]
///
/// func runtimeDid(_ event: RuntimeEvent) {
///     if case .flowBegan(let flow) = event { running[flow.id] = flow.name }
///     if case .flowEnded(let flow) = event { running[flow.id] = nil }
/// }
/// ```
@MainActor
public struct WatchedFlow: Identifiable, Sendable {
    /// The same for as long as the flow lives.
    ///
    /// ```swift
    /// private var running: [WatchedFlow.ID: String] = [:]
    ///
    /// func runtimeDid(_ event: RuntimeEvent) {
    ///     if case .flowBegan(let flow) = event { running[flow.id] = flow.name }
    ///     if case .flowEnded(let flow) = event { running[flow.id] = nil }
    /// }
    /// ```
    public nonisolated let id: ObjectIdentifier

    /// The scene's name in messages: the name of its type.
    ///
    /// ```swift
    /// if case .flowEnded(let flow) = event {
    ///     note("\(flow.name) ended")
    /// }
    /// ```
    public nonisolated let name: String
    /// The flow that it began in; `nil` for the root of a tree.
    package nonisolated let parent: ObjectIdentifier?
    private let reference: WeakReference<AnyCoordinator>

    init(_ coordinator: AnyCoordinator) {
        id = ObjectIdentifier(coordinator)
        name = coordinator.name
        parent = coordinator.parent.map(ObjectIdentifier.init)
        reference = WeakReference(coordinator)
    }

    /// The flow, while it is alive.
    package var coordinator: AnyCoordinator? { reference.object }
}
