extension Container {
    /// Makes or finds a service, on the main actor.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @MainActor
    public func resolve<Service>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        try resolveHere(type, name, ())
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
    public func resolve<Service, Argument>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolveHere(type, name, argument)
    }

    /// Makes or finds a service, wherever this is. It may wait for another thread that is making it.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as, by ``registerAnywhere(_:name:scope:_:)``.
    ///   - name: The name that it was registered under.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    public func resolveAnywhere<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        try resolveElsewhere(type, name, ())
    }

    /// Makes a service with an argument, wherever this is.
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as, by ``registerAnywhere(_:name:_:)``.
    ///   - name: The name that it was registered under.
    ///   - argument: What its factory takes, of exactly that type: a tuple, for several.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    public func resolveAnywhere<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolveElsewhere(type, name, argument)
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
    private func resolveHere<Service, Argument>(
        _ type: Service.Type, _ name: ServiceName?, _ argument: Argument
    ) throws(ContainerError) -> Service {
        let key = ServiceKey(type, name, taking: Argument.self)
        var owner = self
        while true {
            if let registration = owner.table[key] {
                // The key is made of the types' own identities, so that the registration is one of these types.
                if registration.place == .mainActor {
                    let registration = unsafeDowncast(registration, to: MainActorRegistration<Service, Argument>.self)
                    return try registration.resolve(in: self, owner: owner, argument)
                }
                let registration = unsafeDowncast(registration, to: AnywhereRegistration<Service, Argument>.self)
                if let made = registration.made { return made }
                return try registration.resolve(
                    in: self, owner: owner, for: MainActorResolution.current.origin, argument)
            }
            guard let parent = owner.parent else { break }
            owner = parent
        }
        throw missing(type, name, Argument.self, after: MainActorResolution.current.chain)
    }

    private func resolveElsewhere<Service, Argument>(
        _ type: Service.Type, _ name: ServiceName?, _ argument: Argument
    ) throws(ContainerError) -> Service {
        let (registration, owner) = try find(type, name, taking: Argument.self)
        guard registration.place != .mainActor else {
            throw .needsMainActor(chain: (ResolutionFrame.current?.chain ?? []) + [registration.title])
        }
        let anywhere = unsafeDowncast(registration, to: AnywhereRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try anywhere.resolve(in: self, owner: owner, for: .elsewhere, argument)
    }

    private func resolveAwaiting<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type, _ name: ServiceName?, _ argument: Argument
    ) async throws(ContainerError) -> Service {
        let (registration, owner) = try find(type, name, taking: Argument.self)
        if registration.place == .mainActor {
            let registration = unsafeDowncast(registration, to: MainActorRegistration<Service, Argument>.self)
            return try await registration.resolve(
                continuing: .current, in: self, owner: owner, UncheckedBox(argument)
            ).value
        }
        let anywhere = unsafeDowncast(registration, to: AnywhereRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try await anywhere.resolveAsync(in: self, owner: owner, for: .elsewhere, UncheckedBox(argument)).value
    }

    private func find<Service, Argument>(
        _ type: Service.Type, _ name: ServiceName?, taking: Argument.Type
    ) throws(ContainerError) -> (ServiceRegistration, owner: Container) {
        let key = ServiceKey(type, name, taking: Argument.self)
        var owner = self
        while true {
            if let registration = owner.registration(key) { return (registration, owner) }
            guard let parent = owner.parent else { break }
            owner = parent
        }
        throw missing(type, name, Argument.self, after: ResolutionFrame.current?.chain ?? [])
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
