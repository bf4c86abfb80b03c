/// Knows how services are made, and makes them for those who ask: an app's, a flow's.
///
/// ```swift
/// let app = Container("app")
/// app.register(ItemsRepository.self, scope: .shared) { _ in DefaultItemsRepository() }
/// app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }
///
/// let flow = Container("add item", parent: app)
/// let presenter = try flow.resolve(ItemsPresenter.self)
/// ```
///
/// Most services of an app live on the main actor: ``register(_:name:scope:_:)`` and ``resolve(_:name:)`` serve them,
/// without a lock. What ``registerAnywhere(_:name:scope:_:)`` registers is resolved on any thread, and what
/// ``registerAsync(_:name:scope:_:)`` registers is awaited. No lock is held while a factory runs, and a shared instance
/// is made once, however many ask for it.
///
/// A factory takes the container that it shall resolve from. To capture one instead would keep it alive, and give what
/// is made for a child the parent's services.
public final class Container: Sendable {
    /// What messages call it.
    public let name: String

    /// Asked for what this container does not know. Kept alive by it.
    public let parent: Container?

    // Changed on the main actor only, and then under the lock: so the main actor reads it without, everybody else with
    // the lock. Nobody calls out while it is touched, so that exclusive access need not be proven each time.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var table = ServiceTable()
    private let lock = QuickLock()

    /// What the table was before overrides.
    @MainActor var tableWithoutOverrides: ServiceTable?
    @MainActor var overrides: [ContainerOverride.Record] = []
    private let children = Locked<[WeakReference]>([])

    /// A container without registrations.
    ///
    /// - Parameters:
    ///   - name: What messages call it.
    ///   - parent: Asked for what this container does not know; kept alive by it.
    public init(_ name: String = "container", parent: Container? = nil) {
        self.name = name
        self.parent = parent
        parent?.adopt(self)
    }

    /// Registers a service that is made on the main actor. A registration of the same type and name takes the place of
    /// the one before.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - scope: How long one serves; `transient` by default.
    ///   - make: Makes one from the services of the container that it is given.
    @MainActor
    public func register<Service>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .transient,
        _ make: @escaping @MainActor (Container) throws -> Service
    ) {
        add(MainActorRegistration<Service, Void>(name: name, scope: scope) { container, _ in try make(container) })
    }

    /// Registers a service that is made on the main actor with an argument: each resolution makes a new one.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - make: Makes one from the services of the container and the argument that it is given: a tuple, for several.
    @MainActor
    public func register<Service, Argument>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @MainActor (Container, Argument) throws -> Service
    ) {
        add(MainActorRegistration<Service, Argument>(name: name, scope: .transient, make: make))
    }

    /// Registers a service that is made wherever it is asked for.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - scope: How long one serves; `transient` by default.
    ///   - make: Makes one from the services of the container that it is given. It runs on the thread that asks.
    @MainActor
    public func registerAnywhere<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .transient,
        _ make: @escaping @Sendable (Container) throws -> Service
    ) {
        add(
            AnywhereRegistration<Service, Void>(
                name: name, scope: scope, factory: .synchronous { container, _ in try make(container) }))
    }

    /// Registers a service that is made wherever it is asked for, with an argument: each resolution makes a new one.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - make: Makes one from the services of the container and the argument that it is given: a tuple, for several.
    @MainActor
    public func registerAnywhere<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @Sendable (Container, Argument) throws -> Service
    ) {
        add(AnywhereRegistration<Service, Argument>(name: name, scope: .transient, factory: .synchronous(make)))
    }

    /// Registers a service that takes a while to make, such as a database that is opened. It is resolved by
    /// ``resolveAsync(_:name:)``.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - scope: How long one serves; `transient` by default.
    ///   - make: Makes one. It is a part of the task that asks, and cancelled with it; others who wait for the same
    ///     shared instance then make it anew.
    @MainActor
    public func registerAsync<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .transient,
        _ make: @escaping @Sendable (Container) async throws -> Service
    ) {
        add(
            AnywhereRegistration<Service, Void>(
                name: name, scope: scope, factory: .asynchronous { container, _ in try await make(container) }))
    }

    /// Registers a service that takes a while to make, with an argument: each resolution makes a new one.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as, most often a protocol.
    ///   - name: Tells it apart from others of that type.
    ///   - make: Makes one from the services of the container and the argument that it is given: a tuple, for several.
    @MainActor
    public func registerAsync<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @Sendable (Container, Argument) async throws -> Service
    ) {
        add(AnywhereRegistration<Service, Argument>(name: name, scope: .transient, factory: .asynchronous(make)))
    }

    /// The registration of this container alone, read from wherever this is.
    func registration(_ key: ServiceKey) -> ServiceRegistration? {
        lock.lock()
        defer { lock.unlock() }
        return table[key]
    }

    /// What is registered here for a type, under whatever name and argument.
    func registeredTitles(of type: Any.Type) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        return table.registrations.filter { $0.service == type }.map(\.title)
    }

    @MainActor
    func replaceTable(_ new: ServiceTable) {
        lock.lock()
        let old = table
        table = new
        lock.unlock()
        // Released here, outside of the lock: what goes may resolve something in its deinit.
        withExtendedLifetime(old) {}
    }

    /// The children that are alive.
    var livingChildren: [Container] {
        children.withLock { $0.compactMap { $0.object as? Container } }
    }

    @MainActor
    private func add(_ registration: ServiceRegistration) {
        tableWithoutOverrides?.set(registration)
        if overrides.contains(where: { $0.registration.key == registration.key }) { return }
        lock.lock()
        let old = table.set(registration)
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    private func adopt(_ child: Container) {
        children.withLock { children in
            // The dead are forgotten when the list is about to grow: constant time each, on the whole.
            if children.count == children.capacity { children.removeAll { $0.object == nil } }
            children.append(WeakReference(child))
        }
    }
}
