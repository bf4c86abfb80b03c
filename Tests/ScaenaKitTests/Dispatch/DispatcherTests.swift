import ScaenaKit
import ScaenaTesting
import Testing

@MainActor
private protocol RideObserver: AnyObject {
    func rideDidChange(_ ride: Int)
}

@MainActor
private protocol OtherObserver: AnyObject {
    func somethingElse()
}

@MainActor
private final class Log {
    var entries: [String] = []
}

@MainActor
private final class Rider: RideObserver, OtherObserver {
    let name: String
    let log: Log
    var onRide: () -> Void = {}

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    func rideDidChange(_ ride: Int) {
        log.entries.append("\(name) \(ride)")
        onRide()
    }

    func somethingElse() { log.entries.append("\(name) else") }
}

@Suite("Dispatcher")
@MainActor
struct DispatcherTests {
    private let dispatcher = Dispatcher()
    private let log = Log()

    private func rider(_ name: String) -> Rider {
        let rider = Rider(name, log)
        dispatcher.register(RideObserver.self, rider)
        return rider
    }

    private func post(_ ride: Int) {
        dispatcher.notify(RideObserver.self) { $0.rideDidChange(ride) }
    }

    @Test func tellsInTheOrderOfRegistration() {
        let riders = (1...20).map { rider("r\($0)") }
        post(1)
        #expect(log.entries == riders.map { "\($0.name) 1" })
    }

    @Test func tellsOnlyTheObserversOfTheProtocol() {
        let rider = rider("a")
        dispatcher.notify(OtherObserver.self) { $0.somethingElse() }
        #expect(log.entries.isEmpty)
        dispatcher.register(OtherObserver.self, rider)
        dispatcher.notify(OtherObserver.self) { $0.somethingElse() }
        #expect(log.entries == ["a else"])
    }

    @Test func holdsObserversWeakly() {
        var first: Rider? = rider("first")
        let second = rider("second")
        let weakFirst = Weak(first)
        first = nil
        #expect(weakFirst.object == nil)
        post(1)
        withExtendedLifetime(second) {}
        #expect(log.entries == ["second 1"])
        #expect(dispatcher.observerCount(RideObserver.self) == 1)
    }

    @Test func registeringTwiceTellsOnce() {
        let rider = rider("a")
        dispatcher.register(RideObserver.self, rider)
        post(1)
        #expect(log.entries == ["a 1"])
    }

    @Test func whoRegistersDuringAPostHearsTheNextOne() {
        let first = rider("first")
        let late = Rider("late", log)
        first.onRide = { [dispatcher] in dispatcher.register(RideObserver.self, late) }
        post(1)
        #expect(log.entries == ["first 1"])
        post(2)
        #expect(log.entries == ["first 1", "first 2", "late 2"])
    }

    @Test func whoLeavesDuringAPostIsNotTold() {
        let first = rider("first")
        let second = rider("second")
        let third = rider("third")
        first.onRide = { [dispatcher] in dispatcher.unregister(RideObserver.self, second) }
        post(1)
        #expect(log.entries == ["first 1", "third 1"])
        post(2)
        #expect(log.entries == ["first 1", "third 1", "first 2", "third 2"])
        withExtendedLifetime(third) {}
    }

    @Test func whoDiesDuringAPostIsNotTold() {
        let first = rider("first")
        var second: Rider? = rider("second")
        first.onRide = { second = nil }
        post(1)
        #expect(second == nil)
        #expect(log.entries == ["first 1"])
    }

    @Test func whoLeavesWhileBeingToldIsNotToldAgain() {
        let first = rider("first")
        first.onRide = { [dispatcher] in dispatcher.unregister(RideObserver.self, first) }
        post(1)
        post(2)
        #expect(log.entries == ["first 1"])
        first.onRide = {}
    }

    @Test func aPostInsideAPostIsDeliveredWholeBeforeTheOuterGoesOn() {
        let first = rider("first")
        let second = rider("second")
        first.onRide = { [dispatcher] in
            first.onRide = {}
            dispatcher.notify(RideObserver.self) { $0.rideDidChange(2) }
        }
        post(1)
        #expect(log.entries == ["first 1", "first 2", "second 2", "second 1"])
        withExtendedLifetime(second) {}
    }

    @Test func whoIsUnregisteredTwiceIsGoneOnce() {
        let rider = Rider("a", log)
        dispatcher.register(RideObserver.self, rider)
        dispatcher.unregister(RideObserver.self, rider)
        dispatcher.unregister(RideObserver.self, rider)
        post(1)
        #expect(log.entries.isEmpty)
        #expect(dispatcher.observerCount(RideObserver.self) == 0)
    }

    @Test func nobodyNeedsToKeepARegistration() {
        let rider = rider("a")
        post(1)
        #expect(log.entries == ["a 1"])
        withExtendedLifetime(rider) {}
    }

    @Test func anEndedRegistrationCanBeMadeAnew() {
        let rider = Rider("a", log)
        dispatcher.register(RideObserver.self, rider)
        dispatcher.unregister(RideObserver.self, rider)
        dispatcher.register(RideObserver.self, rider)
        post(1)
        #expect(log.entries == ["a 1"])
    }

    @Test func whatAnObserverThrowsEndsThePost() {
        struct Refusal: Error {}
        let riders = [rider("a"), rider("b")]
        #expect(throws: Refusal.self) {
            try dispatcher.notify(RideObserver.self) { observer in
                observer.rideDidChange(1)
                throw Refusal()
            }
        }
        #expect(log.entries == ["a 1"])
        post(2)
        #expect(log.entries == ["a 1", "a 2", "b 2"])
        withExtendedLifetime(riders) {}
    }

    /// Many comings, goings and deaths, compared with the simplest model that there is: an array.
    @Test(arguments: 0..<20) func agreesWithAPlainArray(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var alive: [Rider] = []
        var registered: [String] = []
        for step in 0..<200 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let rider = rider("r\(step)")
                alive.append(rider)
                registered.append(rider.name)
            case 1 where !alive.isEmpty:
                let gone = alive.remove(at: .random(in: alive.indices, using: &random))
                registered.removeAll { $0 == gone.name }
            case 2 where !alive.isEmpty:
                let left = alive[.random(in: alive.indices, using: &random)]
                dispatcher.unregister(RideObserver.self, left)
                registered.removeAll { $0 == left.name }
            default:
                log.entries = []
                post(step)
                #expect(log.entries == registered.map { "\($0) \(step)" })
            }
        }
    }
}
