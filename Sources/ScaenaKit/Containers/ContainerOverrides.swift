/// The registrations that a task has overridden in a container, and the instances made from them in that task.
@usableFromInline
final class ContainerOverrides: Sendable {
    @TaskLocal static var current: ContainerOverrides?

    private struct Place: Hashable, Sendable {
        let container: ObjectIdentifier
        let key: ServiceKey
    }

    private struct Copy: Sendable {
        let original: ServiceRegistration
        let fresh: ServiceRegistration
    }

    private let container: ServiceContainer
    private let replacements: ServiceContainer
    private let outer: ContainerOverrides?
    private let copies = Locked<[Place: Copy]>([:])

    init(of container: ServiceContainer, by replacements: ServiceContainer, in outer: ContainerOverrides?) {
        self.container = container
        self.replacements = replacements
        self.outer = outer
    }

    /// The registration that serves here: the override, or a copy of the registered one with nothing made yet.
    func registration(
        _ key: ServiceKey, in owner: ServiceContainer, insteadOf registered: ServiceRegistration?
    ) -> ServiceRegistration? {
        let known = outer == nil ? registered : outer?.registration(key, in: owner, insteadOf: registered)
        guard covers(owner) else { return known }
        let replacement = owner === container ? replacements.registration(key) : nil
        guard let original = replacement ?? known else { return nil }
        return copies.withLock { copies in
            let place = Place(container: ObjectIdentifier(owner), key: key)
            if let copy = copies[place], copy.original === original { return copy.fresh }
            let fresh = original.fresh()
            fresh.owner = owner
            copies[place] = Copy(original: original, fresh: fresh)
            return fresh
        }
    }

    /// Does something as in the task in which a container began; nothing where a task has overrides of its own.
    func enter<Service>(
        _ body: () throws(ContainerError) -> Service
    ) -> Result<Service, ContainerError>? {
        guard Self.current == nil else { return nil }
        return Self.$current.withValue(self) { Result { () throws(ContainerError) in try body() } }
    }

    /// The container itself, and those below it.
    private func covers(_ owner: ServiceContainer) -> Bool {
        var next: ServiceContainer? = owner
        while let candidate = next {
            if candidate === container { return true }
            next = candidate.parent
        }
        return false
    }
}
