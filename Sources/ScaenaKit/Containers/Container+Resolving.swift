extension Container {
    /// Makes or finds a service, on the main actor.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @MainActor
    @inlinable
    public func resolve<Service>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        try resolveHere(type, ServiceKey(type, name), name, ())
    }

    /// Makes a service with an argument, on the main actor.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    ///   - argument: What its factory takes, of exactly that type: a tuple, for several.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @MainActor
    @inlinable
    public func resolve<Service, Argument>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolveHere(type, ServiceKey(type, name, taking: Argument.self), name, argument)
    }

    /// Makes or finds a service, wherever this is. It may wait for another thread that is making it.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as, by ``registerAnywhere(_:name:scope:_:)``.
    ///   - name: The name that it was registered under.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @inlinable
    public func resolveAnywhere<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        try resolveElsewhere(type, ServiceKey(type, name), name, ())
    }

    /// Makes a service with an argument, wherever this is.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as, by ``registerAnywhere(_:name:_:)``.
    ///   - name: The name that it was registered under.
    ///   - argument: What its factory takes, of exactly that type: a tuple, for several.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @inlinable
    public func resolveAnywhere<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolveElsewhere(type, ServiceKey(type, name, taking: Argument.self), name, argument)
    }

    /// Makes or finds a service, however it was registered.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    public func resolveAsync<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil
    ) async throws(ContainerError) -> Service {
        try await resolveAwaiting(type, name, ())
    }

    /// Makes a service with an argument, however it was registered.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    ///   - argument: What its factory takes, of exactly that type: a tuple, for several.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    public func resolveAsync<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, _ argument: Argument
    ) async throws(ContainerError) -> Service {
        try await resolveAwaiting(type, name, argument)
    }

    @MainActor
    @inlinable
    func resolveHere<Service, Argument>(
        _ type: Service.Type, _ key: ServiceKey, _ name: ServiceName?, _ argument: Argument
    ) throws(ContainerError) -> Service {
        guard let found = findHere(key) else {
            throw missing(type, name, Argument.self)
        }
        // The key is made of the types' own identities, so that the registration is one of these types.
        if found.registration.place == .mainActor {
            return try unsafeDowncast(found.registration, to: MainActorRegistration<Service, Argument>.self)
                .resolve(in: self, owner: found.owner, argument)
        }
        let anywhere = unsafeDowncast(found.registration, to: AnywhereRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try anywhere.resolveOnMainActor(in: self, owner: found.owner, argument)
    }

    @inlinable
    func resolveElsewhere<Service, Argument>(
        _ type: Service.Type, _ key: ServiceKey, _ name: ServiceName?, _ argument: Argument
    ) throws(ContainerError) -> Service {
        guard let found = find(key) else { throw missingElsewhere(type, name, Argument.self) }
        guard found.registration.place != .mainActor else { throw needsMainActor(found.registration) }
        let anywhere = unsafeDowncast(found.registration, to: AnywhereRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try anywhere.resolveElsewhere(in: self, owner: found.owner, argument)
    }

    private func resolveAwaiting<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type, _ name: ServiceName?, _ argument: Argument
    ) async throws(ContainerError) -> Service {
        guard let found = find(ServiceKey(type, name, taking: Argument.self)) else {
            throw missingElsewhere(type, name, Argument.self)
        }
        if found.registration.place == .mainActor {
            let registration = unsafeDowncast(
                found.registration, to: MainActorRegistration<Service, Argument>.self)
            return try await registration.resolve(
                continuing: .current, in: self, owner: found.owner, UncheckedBox(argument)
            ).value
        }
        let anywhere = unsafeDowncast(found.registration, to: AnywhereRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try await anywhere.resolveAsync(
            in: self, owner: found.owner, for: .elsewhere, UncheckedBox(argument)
        ).value
    }

    /// A registration, and the container that it was made in.
    @usableFromInline
    struct Found {
        @usableFromInline let registration: ServiceRegistration
        @usableFromInline let owner: Container
    }

    @MainActor
    @usableFromInline
    func findHere(_ key: ServiceKey) -> Found? {
        if let registration = table[key] { return Found(registration: registration, owner: self) }
        var next = parent
        while let owner = next {
            if let registration = owner.table[key] { return Found(registration: registration, owner: owner) }
            next = owner.parent
        }
        return nil
    }

    @usableFromInline
    func find(_ key: ServiceKey) -> Found? {
        var next: Container? = self
        while let owner = next {
            if let registration = owner.registration(key) { return Found(registration: registration, owner: owner) }
            next = owner.parent
        }
        return nil
    }

    @usableFromInline
    func needsMainActor(_ registration: ServiceRegistration) -> ContainerError {
        .needsMainActor(chain: (ResolutionFrame.current?.chain ?? []) + [registration.title])
    }

    @MainActor
    @usableFromInline
    func missing(_ type: Any.Type, _ name: ServiceName?, _ argument: Any.Type) -> ContainerError {
        missing(type, name, argument, after: MainActorResolution.current.chain)
    }

    @usableFromInline
    nonisolated func missingElsewhere(_ type: Any.Type, _ name: ServiceName?, _ argument: Any.Type) -> ContainerError {
        missing(type, name, argument, after: ResolutionFrame.current?.chain ?? [])
    }

    private func missing(
        _ type: Any.Type, _ name: ServiceName?, _ argument: Any.Type, after chain: [String]
    ) -> ContainerError {
        var similar: [String] = []
        var containers: [String] = []
        var next: Container? = self
        while let container = next {
            containers.append("“\(container.name)”")
            similar += container.registeredTitles(of: type)
            next = container.parent
        }
        let title = ServiceRegistration.title(type, name: name, argument: argument)
        let searched = "Searched: \(containers.joined(separator: ", "))."
        var hint = similar.isEmpty ? searched : "\(searched) Registered: \(similar.sorted().joined(separator: ", "))."
        if let optional = type as? any OptionalService.Type {
            hint += " The compiler inferred an optional: write resolve(\(optional.wrapped).self)."
        }
        return .missing(chain: chain + [title], hint: hint)
    }
}

/// Tells an optional from what it wraps: `resolve()` in the place of an optional parameter asks for an optional.
private protocol OptionalService {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalService {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
