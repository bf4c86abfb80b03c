import Measuring
import ScaenaKit

@MainActor
protocol RideObserver: AnyObject {
    func rideDidChange(_ ride: Int)
}

@MainActor
final class Rider: RideObserver {
    private(set) var total = 0

    // Not inlined, for the limit's loops as for the runtime's: what an observer does costs all of them the same.
    @inline(never)
    func rideDidChange(_ ride: Int) {
        total &+= ride
    }
}

/// A weak reference in an object of its own: in a structure it would be copied at each read.
@MainActor
final class WeakBox {
    weak var rider: Rider?

    init(_ rider: Rider) {
        self.rider = rider
    }
}

@MainActor
enum MessageCases {
    static func all() -> [BenchmarkCase] {
        [1, 10, 100].map(notify) + [1, 10, 100].map(emit)
    }

    private static func notify(_ count: Int) -> BenchmarkCase {
        let riders = (0..<count).map { _ in Rider() }
        let boxes = riders.map(WeakBox.init)
        let dispatcher = Dispatcher()
        for rider in riders { dispatcher.register(RideObserver.self, rider) }
        return BenchmarkCase(
            name: "notify \(count) observers",
            limit: Contestant("weak references in boxes") { repetitions in
                for ride in 0..<repetitions {
                    for box in boxes { box.rider?.rideDidChange(ride) }
                }
                withExtendedLifetime(riders) {}
            },
            ours: Contestant("Scaena") { repetitions in
                for ride in 0..<repetitions { dispatcher.notify(RideObserver.self) { $0.rideDidChange(ride) } }
                withExtendedLifetime(riders) {}
            }, target: 1.2, allocatesNothing: true)
    }

    private static func emit(_ count: Int) -> BenchmarkCase {
        let riders = (0..<count).map { _ in Rider() }
        let closures: [@MainActor (Int) -> Void] = riders.map { rider in { rider.rideDidChange($0) } }
        let relay = StateRelay(0)
        let tokens = riders.map { rider in relay.observe { rider.rideDidChange($0) } }
        return BenchmarkCase(
            name: "emit to \(count) observers",
            limit: Contestant("an array of closures") { repetitions in
                for ride in 0..<repetitions {
                    for closure in closures { closure(ride) }
                }
            },
            ours: Contestant("Scaena") { repetitions in
                for ride in 0..<repetitions { relay.value = ride }
                withExtendedLifetime(tokens) {}
            }, target: 1.5, allocatesNothing: true)
    }
}
