/// The place of an instance that several threads may ask for and one makes.
@usableFromInline
final class InstanceSlot<Service>: @unchecked Sendable {
    enum Claim {
        case made(Service)
        /// The caller makes it, and says so by `fill` or `fail`.
        case mine(ServiceBuild<Service>)
        case theirs(ServiceBuild<Service>)
    }

    // All of it under the lock, which is never held while anybody is called.
    @usableFromInline let lock = QuickLock()
    @exclusivity(unchecked) @usableFromInline var instance: Service?
    private var build: ServiceBuild<Service>?
    private weak var weakInstance: AnyObject?

    init() {}

    /// The instance, if it is there and held.
    @inlinable
    var made: Service? {
        lock.lock()
        defer { lock.unlock() }
        return instance
    }

    func claim(for registration: ServiceRegistration) -> Claim {
        lock.lock()
        defer { lock.unlock() }
        if let instance { return .made(instance) }
        if let build { return .theirs(build) }
        if let alive = weakInstance as? Service { return .made(alive) }
        let new = ServiceBuild<Service>(registration)
        build = new
        return .mine(new)
    }

    func fill(_ service: Service, isWeak: Bool) {
        lock.lock()
        if isWeak { weakInstance = service as AnyObject } else { instance = service }
        let finished = build
        build = nil
        lock.unlock()
        finished?.finish(.success(UncheckedBox(service)))
    }

    /// The next who asks tries again.
    func fail(_ error: ContainerError) {
        lock.lock()
        let finished = build
        build = nil
        lock.unlock()
        finished?.finish(.failure(error))
    }
}
