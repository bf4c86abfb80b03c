/// A factory that runs on the main actor, and what it has made. Nothing of it needs a lock.
@usableFromInline
final class MainActorRegistration<Service, Argument>: ServiceRegistration, @unchecked Sendable {
    @usableFromInline let make: @MainActor (ServiceContainer, Argument) throws -> Service
    // Nobody calls out while these are touched, so that exclusive access need not be proven each time.
    @exclusivity(unchecked) @MainActor @usableFromInline var instance: Service?
    @exclusivity(unchecked) @MainActor @usableFromInline var isBuilding = false
    @MainActor private weak var weakInstance: AnyObject?
    /// The arguments that instances are being made with: a service that takes one may need itself for another.
    @MainActor private var argumentsUnderWay: [AnyHashable] = []
    @MainActor private var depth = 0

    /// Deeper than any tree of services that people build; reached only by one that needs itself without end, with
    /// arguments that cannot be compared.
    private static var deepest: Int { 64 }

    init(
        name: ServiceName?, scope: ServiceScope,
        make: @escaping @MainActor (ServiceContainer, Argument) throws -> Service
    ) {
        self.make = make
        super.init(
            key: ServiceKey(Service.self, name, taking: Argument.self), service: Service.self, name: name,
            argument: Argument.self, scope: scope, place: .mainActor)
    }

    /// - Parameters:
    ///   - container: Where it was asked for.
    ///   - owner: Where it is registered.
    @MainActor
    @inlinable
    func resolve(
        in container: ServiceContainer, owner: ServiceContainer, _ argument: Argument
    ) throws(ContainerError) -> Service {
        switch scope {
        case .transient:
            return try build(in: container, argument)
        case .shared:
            if let instance { return instance }
            let made = try build(in: owner, argument)
            instance = made
            return made
        case .weak:
            return try resolveWeak(in: owner, argument)
        case .graph:
            return try resolveInGraph(in: container, argument)
        }
    }

    @MainActor
    @usableFromInline
    func resolveWeak(in owner: ServiceContainer, _ argument: Argument) throws(ContainerError) -> Service {
        if let alive = weakInstance as? Service { return alive }
        let made = try build(in: owner, argument)
        guard type(of: made as Any) is AnyClass else {
            throw .notAnObject(chain: MainActorResolution.current.chain + [title])
        }
        weakInstance = made as AnyObject
        return made
    }

    @MainActor
    @usableFromInline
    func resolveInGraph(in container: ServiceContainer, _ argument: Argument) throws(ContainerError) -> Service {
        // The root is taken before the factory runs: it must be the outermost resolution's.
        let root = MainActorResolution.current.root
        if let known = root.mainActorInstances[ObjectIdentifier(self)]?.value as? Service { return known }
        let made = try build(in: container, argument)
        root.mainActorInstances[ObjectIdentifier(self)] = UncheckedBox(made)
        return made
    }

    /// As a part of a resolution that began elsewhere.
    @MainActor
    func resolve(
        continuing frame: ResolutionFrame?, in container: ServiceContainer, owner: ServiceContainer,
        _ argument: UncheckedBox<Argument>
    ) throws(ContainerError) -> UncheckedBox<Service> {
        UncheckedBox(
            try MainActorResolution.current.continuing(frame) { () throws(ContainerError) -> Service in
                try resolve(in: container, owner: owner, argument.value)
            })
    }

    @MainActor
    @inlinable
    func build(in container: ServiceContainer, _ argument: Argument) throws(ContainerError) -> Service {
        if Argument.self != Void.self { return try buildTaking(argument, in: container) }
        guard !isBuilding else { throw cycle() }
        isBuilding = true
        let resolution = MainActorResolution.current
        resolution.enter(self)
        defer {
            isBuilding = false
            resolution.leave()
        }
        do {
            return try make(container, argument)
        } catch {
            throw failure(error)
        }
    }

    @MainActor
    @usableFromInline
    func buildTaking(_ argument: Argument, in container: ServiceContainer) throws(ContainerError) -> Service {
        let resolution = MainActorResolution.current
        let comparable = argument as? AnyHashable
        guard depth < Self.deepest, comparable.map({ !argumentsUnderWay.contains($0) }) ?? true else {
            throw cycle()
        }
        depth += 1
        if let comparable { argumentsUnderWay.append(comparable) }
        resolution.enter(self)
        defer {
            depth -= 1
            if comparable != nil { argumentsUnderWay.removeLast() }
            resolution.leave()
        }
        do {
            return try make(container, argument)
        } catch {
            throw failure(error)
        }
    }

    @MainActor
    @usableFromInline
    func cycle() -> ContainerError {
        .cycle(chain: MainActorResolution.current.chain + [title])
    }

    @MainActor
    @usableFromInline
    func failure(_ error: any Error) -> ContainerError {
        .from(error, chain: MainActorResolution.current.chain)
    }

    override func fresh() -> ServiceRegistration {
        MainActorRegistration(name: name, scope: scope, make: make)
    }

    @MainActor
    override func verify(
        in container: ServiceContainer, owner: ServiceContainer, arguments: [any Sendable]
    ) async throws(ContainerError) {
        guard let argument = (() as? Argument) ?? arguments.lazy.compactMap({ $0 as? Argument }).first else {
            throw .noSample(chain: [title])
        }
        _ = try resolve(in: container, owner: owner, argument)
    }
}
