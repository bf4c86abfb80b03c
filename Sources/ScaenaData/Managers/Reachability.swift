import ScaenaKit

#if canImport(Network)
    import Dispatch
    import Network
#endif

/// A manager that tells if the device has a way to the network, to be read and observed.
///
/// On Apple platforms the system says so (`watchSystem()`). Elsewhere there is no such service: code that knows says
/// so, as a provider whose request failed with ``HTTPError/offline``.
///
/// ```swift
/// let reachability = Reachability()
/// let token = reachability.isOnline.observe { isOnline in
///     banners.append(isOnline ? "" : "Offline")
/// }
/// ```
@MainActor
public final class Reachability {
    private let relay: StateRelay<Bool>
    private var watch: Task<Void, Never>?

    /// True while there is a way, now and from now on. Equal values are told once.
    public var isOnline: StateSource<Bool> { relay }

    /// Makes a reachability of the state known so far.
    ///
    /// - Parameter isOnline: The state at the beginning.
    public init(isOnline: Bool = true) {
        relay = StateRelay(isOnline)
    }

    deinit {
        watch?.cancel()
    }

    /// Says what is known now.
    ///
    /// - Parameter isOnline: True if there is a way.
    public func set(isOnline: Bool) {
        guard relay.value != isOnline else { return }
        relay.value = isOnline
    }

    #if canImport(Network)
        /// Begins to hear what the system says, until this object goes. A second call changes nothing.
        public func watchSystem() {
            guard watch == nil else { return }
            let (stream, continuation) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingNewest(1))
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { continuation.yield($0.status == .satisfied) }
            monitor.start(queue: .global(qos: .utility))
            // The monitor is not Sendable in every SDK: it stays with the main actor, and ends as the task does.
            watch = Task { [weak self] in
                for await isOnline in stream { self?.set(isOnline: isOnline) }
                monitor.cancel()
            }
        }
    #endif
}
