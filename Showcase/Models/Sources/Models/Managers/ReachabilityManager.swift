import ScaenaData
import ScaenaKit

/// Whether there is a network, for whoever shows it or waits for it.
@MainActor
protocol ReachabilityManager: AnyObject {
    /// Whether there is one, now and from now on.
    var connectionIsReachable: StateSource<Bool> { get }
}

/// Hears of the network from the system, where that says so.
@MainActor
final class DefaultReachabilityManager: ReachabilityManager {
    var connectionIsReachable: StateSource<Bool> { reachability.isOnline }

    private let reachability: Reachability

    init(reachability: Reachability) {
        self.reachability = reachability
        #if canImport(Network)
            reachability.watchSystem()
        #endif
    }
}
