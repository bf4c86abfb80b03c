/// Another factory in the place of a registered one, for a test: it ends when it goes, or when told to.
@MainActor
public final class ContainerOverride {
    struct Record {
        let identity: ObjectIdentifier
        let registration: ServiceRegistration
    }

    private let container: Container

    fileprivate init(_ container: Container) {
        self.container = container
    }

    deinit {
        let container = container
        let identity = ObjectIdentifier(self)
        MainActorExit.run { container.endOverride(identity) }
    }

    /// Puts the registered factory back. Ending it twice changes nothing.
    public func end() {
        container.endOverride(ObjectIdentifier(self))
    }
}

extension Container {
    /// Puts another factory in the place of the registered one, until the override goes.
    ///
    /// While overrides last, shared instances are made anew, here and in the children, since those that exist may hold
    /// what is overridden. Afterwards the ones of before are back, and nothing that was made meanwhile is kept.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as.
    ///   - name: The name that it is registered under.
    ///   - scope: How long one serves; `shared` by default.
    ///   - make: Makes the one that tests use.
    /// - Returns: The override. Keep it as long as it shall last.
    @MainActor
    public func override<Service>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .shared,
        _ make: @escaping @MainActor (Container) throws -> Service
    ) -> ContainerOverride {
        begin(MainActorRegistration<Service, Void>(name: name, scope: scope) { container, _ in try make(container) })
    }

    /// As ``override(_:name:scope:_:)``, for what is resolved anywhere or asynchronously.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as.
    ///   - name: The name that it is registered under.
    ///   - scope: How long one serves; `shared` by default.
    ///   - make: Makes the one that tests use.
    /// - Returns: The override. Keep it as long as it shall last.
    @MainActor
    public func overrideAnywhere<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, scope: ServiceScope = .shared,
        _ make: @escaping @Sendable (Container) throws -> Service
    ) -> ContainerOverride {
        begin(
            AnywhereRegistration<Service, Void>(
                name: name, scope: scope, factory: .synchronous { container, _ in try make(container) }))
    }

    /// As ``override(_:name:scope:_:)``, for a service that takes an argument.
    ///
    /// - Parameters:
    ///   - type: The type that it is resolved as.
    ///   - name: The name that it is registered under.
    ///   - make: Makes the one that tests use.
    /// - Returns: The override. Keep it as long as it shall last.
    @MainActor
    public func override<Service, Argument>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil,
        _ make: @escaping @MainActor (Container, Argument) throws -> Service
    ) -> ContainerOverride {
        begin(MainActorRegistration<Service, Argument>(name: name, scope: .transient, make: make))
    }

    @MainActor
    private func begin(_ registration: ServiceRegistration) -> ContainerOverride {
        let override = ContainerOverride(self)
        overrides.append(ContainerOverride.Record(identity: ObjectIdentifier(override), registration: registration))
        rebuildTables()
        return override
    }

    @MainActor
    fileprivate func endOverride(_ identity: ObjectIdentifier) {
        guard let index = overrides.firstIndex(where: { $0.identity == identity }) else { return }
        overrides.remove(at: index)
        rebuildTables()
    }

    /// The table of this container and of those below it, as the overrides of now make them.
    @MainActor
    private func rebuildTables() {
        if isOverridden {
            let original = tableWithoutOverrides ?? table
            tableWithoutOverrides = original
            var table = original.fresh()
            for override in overrides { table.set(override.registration.fresh()) }
            replaceTable(table)
        } else if let original = tableWithoutOverrides {
            tableWithoutOverrides = nil
            replaceTable(original)
        }
        for child in livingChildren { child.rebuildTables() }
    }

    @MainActor
    private var isOverridden: Bool {
        !overrides.isEmpty || parent?.isOverridden ?? false
    }
}
