extension ServiceContainer {
    /// Runs `body`, during which other factories take the place of the registered ones: for a test.
    ///
    /// ```swift
    /// try await app.overriding {
    ///     $0.registerSendable((any ItemsRepository).self) { _ in OfflineItemsRepository() }
    /// } during: {
    ///     let presenter = try app.resolve(ItemsPresenter.self)
    ///     await #expect(throws: ItemsError.offline) { try await presenter.repository.items() }
    /// }
    /// ```
    ///
    /// The overrides hold in this task and in those that it starts, and in containers that begin there, so that tests which
    /// run side by side do not see each other's. They do not hold in detached tasks. Shared instances are made anew, here
    /// and in the children, since those that exist may hold what is overridden; afterwards the ones of before are back.
    ///
    /// - Parameters:
    ///   - register: Registers what serves meanwhile.
    ///   - body: During which it does.
    /// - Returns: The body's result.
    /// - Throws: The error of the body.
    @MainActor
    public func overriding<Result>(
        _ register: (ServiceContainer) -> Void, during body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await ContainerOverrides.$current.withValue(overrides(register)) { try await body() }
    }

    /// As the asynchronous one, for a body that does not wait.
    ///
    /// ```swift
    /// let favourites = DefaultItemsRepository([])
    /// let presenter = try app.overriding {
    ///     $0.registerSendable((any ItemsRepository).self) { _ in favourites }
    /// } during: {
    ///     try app.resolve(ItemsPresenter.self)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - register: Registers what serves meanwhile.
    ///   - body: During which it does.
    /// - Returns: The body's result.
    /// - Throws: The error of the body.
    @MainActor
    public func overriding<Result>(
        _ register: (ServiceContainer) -> Void, during body: @MainActor () throws -> Result
    ) rethrows -> Result {
        try ContainerOverrides.$current.withValue(overrides(register)) { try body() }
    }

    @MainActor
    private func overrides(_ register: (ServiceContainer) -> Void) -> ContainerOverrides {
        becomeOverridable()
        let replacements = ServiceContainer(name)
        register(replacements)
        return ContainerOverrides(of: self, by: replacements, in: .current)
    }
}
