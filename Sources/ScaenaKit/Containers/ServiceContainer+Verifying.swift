/// All that a container cannot make.
///
/// ```swift
/// app.register(Draft.self) { _ in throw ItemsError.offline }
/// let error = await #expect(throws: ContainerVerificationError.self) {
///     try await app.verify(arguments: [7])
/// }
/// #expect(error?.failures.count == 1)
/// ```
public struct ContainerVerificationError: Error, CustomStringConvertible, Sendable {
    /// One for each registration that failed.
    ///
    /// ```swift
    /// app.register(Draft.self) { _ in throw ItemsError.offline }
    /// let error = await #expect(throws: ContainerVerificationError.self) {
    ///     try await app.verify(arguments: [7])
    /// }
    /// #expect(error?.failures.count == 1)
    /// ```
    public let failures: [ContainerError]

    /// The failures, a line each.
    ///
    /// ```swift
    /// func problems(of app: ServiceContainer) async -> String {
    ///     do {
    ///         try await app.verify()
    ///     } catch {
    ///         return error.description  // "The factory of Draft threw: …", a line for each
    ///     }
    ///     return "Whole"
    /// }
    /// ```
    public var description: String {
        failures.map(\.description).joined(separator: "\n")
    }
}

extension ServiceContainer {
    /// Makes every service that this container and its parents know, each once, and forgets them: for a test.
    ///
    /// It works on copies of the containers, so that the shared instances of the real ones stay what they are. The
    /// factories do run.
    ///
    /// ```swift
    /// try await app.verify(arguments: [7])  // 7 is for the factories that take an Int
    /// ```
    ///
    /// - Parameter arguments: Samples for the factories that take an argument: the first of its type is given.
    /// - Throws: A ``ContainerVerificationError`` with every failure at once.
    @MainActor
    public func verify(arguments: [any Sendable] = []) async throws(ContainerVerificationError) {
        let copy = scratchCopy()
        var failures: [ContainerError] = []
        var next: ServiceContainer? = copy
        while let container = next {
            for registration in container.table.registrations.sorted(by: { $0.title < $1.title }) {
                do {
                    try await registration.verify(in: copy, owner: container, arguments: arguments)
                } catch {
                    failures.append(error)
                }
            }
            next = container.parent
        }
        if !failures.isEmpty { throw ContainerVerificationError(failures: failures) }
    }

    @MainActor
    private func scratchCopy() -> ServiceContainer {
        let copy = ServiceContainer(name, parent: parent?.scratchCopy())
        copy.takeRegistrations(of: self)
        return copy
    }
}
