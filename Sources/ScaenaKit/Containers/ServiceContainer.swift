/// Knows how services are made, and makes them for those who ask: an app's, a flow's.
///
/// ```swift
/// let app = ServiceContainer("app")
/// app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
/// app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }
///
/// let flow = ServiceContainer("add item", parent: app)
/// let presenter = try flow.resolve(ItemsPresenter.self)
/// ```
///
/// Most services of an app live on the main actor: ``register(_:name:scope:_:)`` and ``resolve(_:name:)`` serve them,
/// without a lock. What ``registerSendable(_:name:scope:_:)`` registers is resolved on any thread, and what
/// ``registerAsync(_:name:scope:_:)`` registers is awaited. No lock is held while a factory runs, and a shared instance
/// is made once, however many ask for it.
///
/// A factory takes the container that it shall resolve from. To capture one instead would keep it alive, and give what
/// is made for a child the parent's services.
public final class ServiceContainer: Sendable {
    /// The container's name in messages.
    ///
    /// ```swift
    /// let containers = sequence(first: flow, next: \.parent)
    /// let place = containers.map(\.name).joined(separator: " in ")  // "add item in app"
    /// ```
    public let name: String

    /// Asked for what this container does not know. Kept alive by it.
    ///
    /// ```swift
    /// let containers = sequence(first: flow, next: \.parent)
    /// let place = containers.map(\.name).joined(separator: " in ")  // "add item in app"
    /// ```
    public let parent: ServiceContainer?

    // Changed on the main actor only, and then under the lock: so the main actor reads it without, everybody else with
    // the lock. Nobody calls out while it is touched, so that exclusive access need not be proven each time.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var table = ServiceTable()
    private let lock = QuickLock()

    /// Registrations of parents that were asked for here, so that a second look goes up no more. The main actor's alone.
    @exclusivity(unchecked) nonisolated(unsafe) private var inherited: ServiceTable?
    /// True if a test has overridden something here or in a parent: set on the main actor, under the lock, and never
    /// taken back.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var mayBeOverridden = false
    /// The overrides of the task in which this container began: they hold wherever it is asked.
    @usableFromInline let overrides: ContainerOverrides?
    private let children = Locked<[WeakReference<ServiceContainer>]>([])

    /// A container without registrations.
    ///
    /// ```swift
    /// let flow = ServiceContainer("add item", parent: app)
    /// flow.register(Draft.self, scope: .shared) { _ in Draft() }  // goes with the flow
    ///
    /// let draft = try flow.resolve(Draft.self)
    /// let repository = try flow.resolve((any ItemsRepository).self)  // the app's
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name in messages.
    ///   - parent: Asked for what this container does not know; kept alive by it.
    public init(_ name: String = "container", parent: ServiceContainer? = nil) {
        self.name = name
        self.parent = parent
        overrides = parent.flatMap { $0.isOverridable ? ContainerOverrides.current ?? $0.overrides : nil }
        parent?.adopt(self)
        // After the adoption: an override that begins now finds this container among the children, or is seen here.
        mayBeOverridden = parent?.isOverridable ?? false
    }

    /// Registers a service that is made on the main actor. A registration of the same type and name takes the place of
    /// the one before.
    ///
    /// ```swift
    /// app.register(ItemsPresenter.self) { container in
    ///     ItemsPresenter(repository: try container.resolve())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - scope: The time for which one serves; `transient` by default.
    ///   - make: Makes one from the services of the container that it is given.
    @MainActor
    public func register<Service>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .transient,
        _ make: @escaping @MainActor (ServiceContainer) throws -> Service
    ) {
        add(MainActorRegistration<Service, Void>(name: name, scope: scope) { container, _ in try make(container) })
    }

    /// Registers a service that is made on the main actor with an argument: each resolution makes a new one.
    ///
    /// ```swift
    /// app.register(ItemPresenter.self) { container, id in
    ///     ItemPresenter(id: id, repository: try container.resolve())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - make: Makes one from the services of the container and the argument that it is given: a tuple, for several.
    @MainActor
    public func register<Service, Argument>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @MainActor (ServiceContainer, Argument) throws -> Service
    ) {
        add(MainActorRegistration<Service, Argument>(name: name, scope: .transient, make: make))
    }

    /// Registers a service that is made wherever it is asked for.
    ///
    /// ```swift
    /// app.registerSendable(ItemUploader.self, scope: .shared) { container in
    ///     ItemUploader(repository: try container.resolveSendable())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - scope: The time for which one serves; `transient` by default.
    ///   - make: Makes one from the services of the container that it is given. It runs on the thread that asks.
    @MainActor
    public func registerSendable<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .transient,
        _ make: @escaping @Sendable (ServiceContainer) throws -> Service
    ) {
        add(
            SendableRegistration<Service, Void>(
                name: name, scope: scope, factory: .synchronous { container, _ in try make(container) }))
    }

    /// Registers a service that is made wherever it is asked for, with an argument: each resolution makes a new one.
    ///
    /// ```swift
    /// app.registerSendable(ItemUploader.self) { container, folder in
    ///     ItemUploader(repository: try container.resolveSendable(), folder: folder)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - make: Makes one from the services of the container and the argument that it is given: a tuple, for several.
    @MainActor
    public func registerSendable<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @Sendable (ServiceContainer, Argument) throws -> Service
    ) {
        add(SendableRegistration<Service, Argument>(name: name, scope: .transient, factory: .synchronous(make)))
    }

    /// Registers a service that takes a while to make, such as a database that is opened. It is resolved by
    /// ``resolveAsync(_:name:)``.
    ///
    /// ```swift
    /// app.registerAsync(Database.self, scope: .shared) { _ in
    ///     try await Database.open()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - scope: The time for which one serves; `transient` by default.
    ///   - make: Makes one. It is a part of the task that asks, and cancelled with it; others who wait for the same
    ///     shared instance then make it anew.
    @MainActor
    public func registerAsync<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .transient,
        _ make: @escaping @Sendable (ServiceContainer) async throws -> Service
    ) {
        add(
            SendableRegistration<Service, Void>(
                name: name, scope: scope, factory: .asynchronous { container, _ in try await make(container) }))
    }

    /// Registers a service that takes a while to make, with an argument: each resolution makes a new one.
    ///
    /// ```swift
    /// app.registerAsync(Database.self) { _, path in
    ///     try await Database.open(path)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - make: Makes one from the services of the container and the argument that it is given: a tuple, for several.
    @MainActor
    public func registerAsync<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @Sendable (ServiceContainer, Argument) async throws -> Service
    ) {
        add(SendableRegistration<Service, Argument>(name: name, scope: .transient, factory: .asynchronous(make)))
    }

    /// The registration of this container alone, as it is in this task; read from wherever this is.
    func registration(_ key: ServiceKey) -> ServiceRegistration? {
        lock.lock()
        let (known, mayBeOverridden) = (table[key], mayBeOverridden)
        lock.unlock()
        guard mayBeOverridden, let overrides = ContainerOverrides.current else { return known }
        return overrides.registration(key, in: self, insteadOf: known)
    }

    /// The registration of this container or of one above it, on the main actor.
    @MainActor
    @usableFromInline
    func findHere(_ key: ServiceKey) -> ServiceRegistration? {
        if mayBeOverridden { return find(key) }
        if let registration = table[key] { return registration }
        return inherited?[key] ?? findAbove(key)
    }

    @MainActor
    private func findAbove(_ key: ServiceKey) -> ServiceRegistration? {
        var next = parent
        while let container = next {
            if let registration = container.table[key] {
                if inherited == nil { inherited = ServiceTable() }
                inherited?.set(registration)
                return registration
            }
            next = container.parent
        }
        return nil
    }

    /// The registration of this container or of one above it, from wherever this is.
    @usableFromInline
    func find(_ key: ServiceKey) -> ServiceRegistration? {
        var next: ServiceContainer? = self
        while let container = next {
            if let registration = container.registration(key) { return registration }
            next = container.parent
        }
        return nil
    }

    /// Returns descriptions of everything registered here for a type, under any name and with any argument.
    func registeredTitles(of type: Any.Type) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        return table.registrations.filter { $0.service == type }.map(\.title)
    }

    /// Takes the registrations of another container, with nothing made yet.
    @MainActor
    func takeRegistrations(of other: ServiceContainer) {
        for registration in other.table.registrations { add(registration.fresh()) }
    }

    /// From now on this container and those below it ask whether a task has overrides.
    @MainActor
    func becomeOverridable() {
        guard !isOverridable else { return }
        lock.lock()
        mayBeOverridden = true
        lock.unlock()
        for child in livingChildren { child.becomeOverridable() }
    }

    private var isOverridable: Bool {
        lock.lock()
        defer { lock.unlock() }
        return mayBeOverridden
    }

    /// The children that are alive.
    private var livingChildren: [ServiceContainer] {
        children.withLock { $0.compactMap(\.object) }
    }

    @MainActor
    private func add(_ registration: ServiceRegistration) {
        registration.owner = self
        lock.lock()
        let old = table.set(registration)
        lock.unlock()
        // Released here, outside of the lock: what goes may resolve something in its deinit.
        withExtendedLifetime(old) {}
        forgetInherited()
    }

    /// Forgets the registrations that child containers found in their parents, which may be out of date.
    @MainActor
    private func forgetInherited() {
        for child in livingChildren {
            child.inherited = nil
            child.forgetInherited()
        }
    }

    private func adopt(_ child: ServiceContainer) {
        children.withLock { children in
            // The dead are forgotten when the list is about to grow: constant time each, on the whole.
            if children.count == children.capacity { children.removeAll { $0.object == nil } }
            children.append(WeakReference(child))
        }
    }
}
