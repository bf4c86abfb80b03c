import ScaenaData
import ScaenaKit
import Testing

@testable import Models

@MainActor
@Suite("DefaultReachabilityManager")
struct DefaultReachabilityManagerTests {
    @Test("tells whether there is a network, whenever that changes")
    func tells() {
        let reachability = Reachability(isOnline: false)
        let manager = DefaultReachabilityManager(reachability: reachability)
        #expect(!manager.connectionIsReachable.currentValue)
        reachability.set(isOnline: true)
        #expect(manager.connectionIsReachable.currentValue)
    }
}
