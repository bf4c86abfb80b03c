/// The instances that one outermost resolution shares among everything made for it.
final class ResolutionRoot: Sendable {
    /// Instances of the scope `graph`, made on the main actor.
    @MainActor var mainActorInstances: [ObjectIdentifier: UncheckedBox<Any>]
    private let slots = Locked<[ObjectIdentifier: UncheckedBox<AnyObject>]>([:])

    init() {
        mainActorInstances = [:]
    }

    /// The place of a `graph` instance that is made anywhere.
    func slot<Service>(of registration: SendableRegistration<Service, some Any>) -> InstanceSlot<Service> {
        let key = ObjectIdentifier(registration)
        let slot = slots.withLock { slots -> UncheckedBox<AnyObject> in
            if let slot = slots[key] { return slot }
            let slot = UncheckedBox<AnyObject>(InstanceSlot<Service>())
            slots[key] = slot
            return slot
        }
        // Filed under the registration, whose type says what the slot holds.
        return unsafeDowncast(slot.value, to: InstanceSlot<Service>.self)
    }
}

/// For whom something is resolved.
struct ResolutionOrigin: Sendable {
    /// The innermost resolution outside the main actor's stack.
    let frame: ResolutionFrame?
    /// The registrations that are being resolved on the main actor's stack, outermost first.
    var onMainActor: [ServiceRegistration] = []
    /// The instances that the outermost resolution shares, if it began on the main actor.
    var rootOnMainActor: ResolutionRoot?

    /// Asked for outside the main actor.
    static var elsewhere: ResolutionOrigin { ResolutionOrigin(frame: .current) }

    /// The names of what is being made, outermost first.
    var chain: [String] {
        (frame?.chain ?? []) + onMainActor.map(\.title)
    }
}

/// A service that is being made outside the main actor's stack, and for whom.
///
/// It travels as a task-local value, which synchronous code has as well: so a factory that resolves through a container
/// that it captured, instead of the one that it is given, belongs to the chain all the same, and so do child tasks.
final class ResolutionFrame: Sendable {
    @TaskLocal private static var innermost: ResolutionFrame?

    /// The innermost service being made here. A task that a factory left behind is no part of the chain once that
    /// factory has returned.
    static var current: ResolutionFrame? {
        guard let innermost, !innermost.state.withLock({ $0.isOver }) else { return nil }
        return innermost
    }

    let registration: ServiceRegistration
    private let origin: ResolutionOrigin
    let build: InstanceBuild?
    private let argument: UncheckedBox<AnyHashable>?
    private let state: Locked<State>

    private struct State: Sendable {
        var isOver = false
        var root: ResolutionRoot?
    }

    init(
        _ registration: ServiceRegistration, for origin: ResolutionOrigin, root: ResolutionRoot?,
        build: InstanceBuild?, argument: AnyHashable?
    ) {
        self.registration = registration
        self.origin = origin
        state = Locked(State(root: root))
        self.build = build
        self.argument = argument.map { UncheckedBox($0) }
    }

    /// From the outermost service that is being made to this one.
    var chain: [String] {
        origin.chain + [registration.title]
    }

    private var parent: ResolutionFrame? { origin.frame }

    /// The instances that the outermost resolution shares; made when first needed.
    var root: ResolutionRoot {
        if let parent { return parent.root }
        return state.withLock { state in
            let root = state.root ?? ResolutionRoot()
            state.root = root
            return root
        }
    }

    private var depth: Int { 1 + (parent?.depth ?? 0) }

    /// The nearest shared instance being made that this is a part of.
    var enclosingBuild: InstanceBuild? { build ?? parent?.enclosingBuild }

    /// Returns true if making `registration` below this frame would never end.
    func isCycle(_ registration: ServiceRegistration, argument: AnyHashable?) -> Bool {
        if self.registration === registration {
            if registration.argument == Void.self { return true }
            if let argument, argument == self.argument?.value { return true }
        }
        if let parent { return depth > 64 || parent.isCycle(registration, argument: argument) }
        return false
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        defer { state.withLock { $0.isOver = true } }
        return try Self.$innermost.withValue(self, operation: body)
    }

    func run<Result>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        defer { state.withLock { $0.isOver = true } }
        return try await Self.$innermost.withValue(self, operation: body)
    }
}

/// Carries a value that only one side touches at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
