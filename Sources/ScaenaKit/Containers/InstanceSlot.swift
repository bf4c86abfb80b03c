/// The place of an instance that several threads may ask for and one makes.
final class InstanceSlot<Service>: Sendable {
    private enum State: @unchecked Sendable {
        case empty
        case making(ServiceBuild<Service>)
        case made(Service)
        case heldWeakly(WeakReference)
    }

    enum Claim {
        case made(Service)
        /// The caller makes it, and says so by `fill` or `fail`.
        case mine(ServiceBuild<Service>)
        case theirs(ServiceBuild<Service>)
    }

    private let state = Locked(State.empty)

    /// The instance, if it is there.
    var made: Service? {
        state.withLock { state in
            switch state {
            case .made(let service): service
            case .heldWeakly(let reference): reference.object as? Service
            case .empty, .making: nil
            }
        }
    }

    func claim() -> Claim {
        state.withLock { state in
            switch state {
            case .made(let service):
                return .made(service)
            case .making(let build):
                return .theirs(build)
            case .heldWeakly(let reference):
                if let alive = reference.object as? Service { return .made(alive) }
            case .empty:
                break
            }
            let build = ServiceBuild<Service>()
            state = .making(build)
            return .mine(build)
        }
    }

    func fill(_ service: Service, from build: ServiceBuild<Service>, isWeak: Bool) {
        let filled: State = isWeak ? .heldWeakly(WeakReference(service as AnyObject)) : .made(service)
        state.withLock { $0 = filled }
        build.finish(.success(UncheckedBox(service)))
    }

    /// The next who asks tries again.
    func fail(_ error: ContainerError, from build: ServiceBuild<Service>) {
        state.withLock { $0 = .empty }
        build.finish(.failure(error))
    }
}
