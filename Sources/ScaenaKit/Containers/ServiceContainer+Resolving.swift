extension ServiceContainer {
    /// Makes or finds a service, on the main actor.
    ///
    /// ```swift
    /// let presenter = try app.resolve(ItemsPresenter.self)
    /// let draft: Draft? = try? app.resolve(Draft.self)  // nobody registered one: nil
    /// ```
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
    /// ```swift
    /// func build(itemID: Int) throws -> ItemPresenter {
    ///     try app.resolve(ItemPresenter.self, itemID)  // an Int, as its factory takes
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    ///   - argument: The factory's argument, of exactly that type: a tuple, for several.
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
    /// ```swift
    /// let count = Task.detached { [app] in
    ///     let uploader = try app.resolveSendable(ItemUploader.self)
    ///     return try await uploader.repository.items().count
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as, by ``registerSendable(_:name:scope:_:)``.
    ///   - name: The name that it was registered under.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @inlinable
    public func resolveSendable<Service: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil
    ) throws(ContainerError) -> Service {
        try resolveElsewhere(type, ServiceKey(type, name), name, ())
    }

    /// Makes a service with an argument, wherever this is.
    ///
    /// ```swift
    /// let folder = Task.detached { [app] in
    ///     let uploader = try app.resolveSendable(ItemUploader.self, "photos")
    ///     return uploader.folder
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as, by ``registerSendable(_:name:_:)``.
    ///   - name: The name that it was registered under.
    ///   - argument: The factory's argument, of exactly that type: a tuple, for several.
    /// - Returns: The service.
    /// - Throws: A ``ContainerError`` with the whole chain of services that were being made.
    @inlinable
    public func resolveSendable<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type = Service.self, name: ServiceName? = nil, _ argument: Argument
    ) throws(ContainerError) -> Service {
        try resolveElsewhere(type, ServiceKey(type, name, taking: Argument.self), name, argument)
    }

    /// Makes or finds a service, however it was registered.
    ///
    /// ```swift
    /// async let first = app.resolveAsync(Database.self)
    /// async let second = app.resolveAsync(Database.self)
    /// let isOpenedOnce = try await first === second
    /// ```
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
    /// ```swift
    /// let archive = try await app.resolveAsync(Database.self, "archive.sqlite")
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that it was registered as.
    ///   - name: The name that it was registered under.
    ///   - argument: The factory's argument, of exactly that type: a tuple, for several.
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
        if overrides != nil,
            let entered = enteringOverrides({ () throws(ContainerError) in
                try resolveHere(type, key, name, argument)
            })
        {
            return try entered.get()
        }
        guard let found = findHere(key) else { throw missing(type, name, Argument.self) }
        // The key is made of the types' own identities, so that the registration is one of these types.
        if found.place == .mainActor {
            return try unsafeDowncast(found, to: MainActorRegistration<Service, Argument>.self)
                .resolve(in: self, owner: found.owner ?? self, argument)
        }
        let anywhere = unsafeDowncast(found, to: SendableRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try anywhere.resolveOnMainActor(in: self, owner: found.owner ?? self, argument)
    }

    @inlinable
    func resolveElsewhere<Service, Argument>(
        _ type: Service.Type, _ key: ServiceKey, _ name: ServiceName?, _ argument: Argument
    ) throws(ContainerError) -> Service {
        if overrides != nil,
            let entered = enteringOverrides({ () throws(ContainerError) in
                try resolveElsewhere(type, key, name, argument)
            })
        {
            return try entered.get()
        }
        guard let found = find(key) else { throw missingElsewhere(type, name, Argument.self) }
        guard found.place != .mainActor else { throw needsMainActor(found) }
        let anywhere = unsafeDowncast(found, to: SendableRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try anywhere.resolveElsewhere(in: self, owner: found.owner ?? self, argument)
    }

    private func resolveAwaiting<Service: Sendable, Argument: Sendable>(
        _ type: Service.Type, _ name: ServiceName?, _ argument: Argument
    ) async throws(ContainerError) -> Service {
        if let overrides, ContainerOverrides.current == nil {
            let result: Result<Service, ContainerError> = await ContainerOverrides.$current.withValue(overrides) {
                do throws(ContainerError) {
                    return .success(try await resolveAwaiting(type, name, argument))
                } catch {
                    return .failure(error)
                }
            }
            return try result.get()
        }
        guard let found = find(ServiceKey(type, name, taking: Argument.self)) else {
            throw missingElsewhere(type, name, Argument.self)
        }
        if found.place == .mainActor {
            let registration = unsafeDowncast(
                found, to: MainActorRegistration<Service, Argument>.self)
            return try await registration.resolve(
                continuing: .current, in: self, owner: found.owner ?? self, UncheckedBox(argument)
            ).value
        }
        let anywhere = unsafeDowncast(found, to: SendableRegistration<Service, Argument>.self)
        if let made = anywhere.made { return made }
        return try await anywhere.resolveAsync(
            in: self, owner: found.owner ?? self, for: .elsewhere, UncheckedBox(argument)
        ).value
    }

    /// Resolves as in the task in which this container began; nil where this task has overrides of its own.
    @usableFromInline
    func enteringOverrides<Service>(
        _ body: () throws(ContainerError) -> Service
    ) -> Result<Service, ContainerError>? {
        overrides?.enter(body)
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
        var next: ServiceContainer? = self
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
