/// A factory that may run anywhere, at once or asynchronously, and what it has made.
@usableFromInline
final class SendableRegistration<Service, Argument>: ServiceRegistration, @unchecked Sendable {
    enum Factory: Sendable {
        case synchronous(@Sendable (ServiceContainer, Argument) throws -> Service)
        case asynchronous(@Sendable (ServiceContainer, Argument) async throws -> Service)
    }

    private let factory: Factory
    @usableFromInline let slot = InstanceSlot<Service>()

    init(name: ServiceName?, scope: ServiceScope, factory: Factory) {
        self.factory = factory
        let place: Place = if case .synchronous = factory { .anywhere } else { .asynchronous }
        super.init(
            key: ServiceKey(Service.self, name, taking: Argument.self), service: Service.self, name: name,
            argument: Argument.self, scope: scope, place: place)
    }

    /// The instance that is there already, if it is a shared one.
    @inlinable
    var made: Service? {
        scope == .shared ? slot.made : nil
    }

    @MainActor
    @usableFromInline
    func resolveOnMainActor(
        in container: ServiceContainer, owner: ServiceContainer, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolve(in: container, owner: owner, for: MainActorResolution.current.origin, argument)
    }

    @usableFromInline
    func resolveElsewhere(
        in container: ServiceContainer, owner: ServiceContainer, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolve(in: container, owner: owner, for: .elsewhere, argument)
    }

    /// - Parameters:
    ///   - container: Where it was asked for.
    ///   - owner: Where it is registered.
    ///   - origin: For whom.
    func resolve(
        in container: ServiceContainer, owner: ServiceContainer, for origin: ResolutionOrigin, _ argument: Argument
    ) throws(ContainerError) -> Service {
        guard case .synchronous(let make) = factory else { throw .needsAwait(chain: origin.chain + [title]) }
        let root = scope == .graph ? origin.frame?.root ?? origin.rootOnMainActor ?? ResolutionRoot() : nil
        guard scope != .transient else { return try run(make, argument, in: container, origin, root, nil) }
        let slot = root?.slot(of: self) ?? slot
        while true {
            switch slot.claim(for: self) {
            case .made(let service):
                return service
            case .mine(let build):
                do {
                    try begin(build, origin)
                    defer { build.wasAwaited(by: origin.frame?.enclosingBuild) }
                    let made = try run(make, argument, in: scope == .graph ? container : owner, origin, root, build)
                    try fill(slot, made, origin)
                    return made
                } catch {
                    slot.fail(error)
                    throw error
                }
            case .theirs(let build):
                try begin(build, origin)
                defer { build.wasAwaited(by: origin.frame?.enclosingBuild) }
                if let service = try received(build.wait(for: origin.chain)) { return service }
            }
        }
    }

    func resolveAsync(
        in container: ServiceContainer, owner: ServiceContainer, for origin: ResolutionOrigin,
        _ argument: UncheckedBox<Argument>
    ) async throws(ContainerError) -> UncheckedBox<Service> {
        let root = scope == .graph ? origin.frame?.root ?? origin.rootOnMainActor ?? ResolutionRoot() : nil
        guard scope != .transient else { return try await run(argument, in: container, origin, root, nil) }
        let slot = root?.slot(of: self) ?? slot
        while true {
            switch slot.claim(for: self) {
            case .made(let service):
                return UncheckedBox(service)
            case .mine(let build):
                do {
                    try begin(build, origin)
                    defer { build.wasAwaited(by: origin.frame?.enclosingBuild) }
                    let source = scope == .graph ? container : owner
                    let made = try await run(argument, in: source, origin, root, build)
                    try fill(slot, made.value, origin)
                    return made
                } catch {
                    slot.fail(error)
                    throw error
                }
            case .theirs(let build):
                try begin(build, origin)
                defer { build.wasAwaited(by: origin.frame?.enclosingBuild) }
                if let service = try received(await build.waitAsync()) { return UncheckedBox(service) }
            }
        }
    }

    override func fresh() -> ServiceRegistration {
        SendableRegistration(name: name, scope: scope, factory: factory)
    }

    @MainActor
    override func verify(
        in container: ServiceContainer, owner: ServiceContainer, arguments: [any Sendable]
    ) async throws(ContainerError) {
        guard let argument = (() as? Argument) ?? arguments.lazy.compactMap({ $0 as? Argument }).first else {
            throw .noSample(chain: [title])
        }
        _ = try await resolveAsync(in: container, owner: owner, for: .elsewhere, UncheckedBox(argument))
    }

    /// Before a shared instance is made or waited for: a build of something larger waits for it meanwhile.
    private func begin(_ build: InstanceBuild, _ origin: ResolutionOrigin) throws(ContainerError) {
        if let others = build.cycle(ifAwaitedBy: origin.frame?.enclosingBuild) {
            throw .cycle(chain: origin.chain + [title] + others)
        }
    }

    /// Returns the result of a build that another caller made; `nil` if that caller was cancelled, since its
    /// cancellation is not ours.
    private func received(_ outcome: ServiceBuild<Service>.Outcome) throws(ContainerError) -> Service? {
        switch outcome {
        case .success(let made): return made.value
        case .failure(let error) where error.isCancellation && !Task.isCancelled: return nil
        case .failure(let error): throw error
        }
    }

    private func fill(
        _ slot: InstanceSlot<Service>, _ made: Service, _ origin: ResolutionOrigin
    ) throws(ContainerError) {
        if scope == .weak, !(type(of: made as Any) is AnyClass) {
            throw .notAnObject(chain: origin.chain + [title])
        }
        slot.fill(made, isWeak: scope == .weak)
    }

    private func frame(
        _ argument: Argument, _ origin: ResolutionOrigin, _ root: ResolutionRoot?, _ build: InstanceBuild?
    ) throws(ContainerError) -> ResolutionFrame {
        let comparable = Argument.self == Void.self ? nil : argument as? AnyHashable
        if let frame = origin.frame, frame.isCycle(self, argument: comparable) {
            throw .cycle(chain: origin.chain + [title])
        }
        return ResolutionFrame(
            self, for: origin, root: root ?? origin.rootOnMainActor, build: build, argument: comparable)
    }

    private func run(
        _ make: @Sendable (ServiceContainer, Argument) throws -> Service, _ argument: Argument,
        in container: ServiceContainer,
        _ origin: ResolutionOrigin, _ root: ResolutionRoot?, _ build: InstanceBuild?
    ) throws(ContainerError) -> Service {
        let frame = try frame(argument, origin, root, build)
        do {
            return try frame.run { try make(container, argument) }
        } catch {
            throw ContainerError.from(error, chain: frame.chain)
        }
    }

    private func run(
        _ argument: UncheckedBox<Argument>, in container: ServiceContainer, _ origin: ResolutionOrigin,
        _ root: ResolutionRoot?, _ build: InstanceBuild?
    ) async throws(ContainerError) -> UncheckedBox<Service> {
        switch factory {
        case .synchronous(let make):
            return UncheckedBox(try run(make, argument.value, in: container, origin, root, build))
        case .asynchronous(let make):
            let frame = try frame(argument.value, origin, root, build)
            do {
                return try await frame.run { UncheckedBox(try await make(container, argument.value)) }
            } catch {
                throw ContainerError.from(error, chain: frame.chain)
            }
        }
    }
}
