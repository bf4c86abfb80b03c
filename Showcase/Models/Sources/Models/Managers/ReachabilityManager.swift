import ScaenaData
import ScaenaKit

/// The state of the network, for whoever shows it or waits for it.
@MainActor
protocol ReachabilityManager: AnyObject {
    /// True where there is one, now and from now on.
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
