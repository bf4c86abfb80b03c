import Testing

@testable import ScaenaKit

@MainActor
private protocol RideObserver: AnyObject {
    func rideDidChange(_ ride: Int)
    func rideDidEnd(_ ride: Int)
}

@MainActor
private final class Rider: RideObserver {
    var heard: [String] = []
    var onRide: () -> Void = {}
    func rideDidChange(_ ride: Int) {
        heard.append("changed \(ride)")
        onRide()
    }
    func rideDidEnd(_ ride: Int) { heard.append("ended \(ride)") }
}

@MainActor
private final class RideStream: RideObserver {
    let rides: AsyncStream<Int>.Continuation
    init(_ rides: AsyncStream<Int>.Continuation) { self.rides = rides }
    func rideDidChange(_ ride: Int) { rides.yield(ride) }
    func rideDidEnd(_ ride: Int) { rides.finish() }
}

@Suite("Dispatcher: replay, streams and purging")
@MainActor
struct DispatchReplayTests {
    private let dispatcher = Dispatcher()

    private func change(_ ride: Int) {
        dispatcher.notify(RideObserver.self, keeping: "ride") { $0.rideDidChange(ride) }
    }

    // MARK: Replay

    @Test func whoComesLateHearsTheLastThatWasKept() {
        let early = Rider()
        dispatcher.register(RideObserver.self, early)
        change(1)
        change(2)
        let late = Rider()
        dispatcher.register(RideObserver.self, late, replaying: true)
        #expect(late.heard == ["changed 2"])
        change(3)
        #expect(late.heard == ["changed 2", "changed 3"])
        #expect(early.heard == ["changed 1", "changed 2", "changed 3"])
    }

    @Test func whoDoesNotAskHearsNothingOfThePast() {
        change(1)
        let late = Rider()
        dispatcher.register(RideObserver.self, late)
        #expect(late.heard.isEmpty)
    }

    @Test func registeringAgainReplaysNothing() {
        change(1)
        let late = Rider()
        dispatcher.register(RideObserver.self, late, replaying: true)
        dispatcher.register(RideObserver.self, late, replaying: true)
        #expect(late.heard == ["changed 1"])
    }

    @Test func eachNameIsKeptInTheOrderInWhichItWasSaidLast() {
        change(1)
        dispatcher.notify(RideObserver.self, keeping: "end") { $0.rideDidEnd(1) }
        change(2)
        dispatcher.notify(RideObserver.self) { $0.rideDidChange(99) }
        let late = Rider()
        dispatcher.register(RideObserver.self, late, replaying: true)
        #expect(late.heard == ["ended 1", "changed 2"])
    }

    @Test func whatIsForgottenIsNotReplayed() {
        change(1)
        dispatcher.forget(RideObserver.self, kept: "ride")
        let late = Rider()
        dispatcher.register(RideObserver.self, late, replaying: true)
        #expect(late.heard.isEmpty)
    }

    @Test func whoRegistersDuringAKeptPostHearsItOnce() {
        let first = Rider()
        let late = Rider()
        dispatcher.register(RideObserver.self, first)
        first.onRide = { [dispatcher] in dispatcher.register(RideObserver.self, late, replaying: true) }
        change(1)
        #expect(late.heard == ["changed 1"])
    }

    // MARK: Streams

    @Test func aStreamYieldsWhatItsObserverIsTold() async {
        change(1)
        let stream = dispatcher.stream(RideObserver.self, replaying: true) { RideStream($0) }
        change(2)
        dispatcher.notify(RideObserver.self) { $0.rideDidEnd(2) }
        var rides: [Int] = []
        for await ride in stream { rides.append(ride) }
        #expect(rides == [1, 2])
        #expect(dispatcher.observerCount(RideObserver.self) == 0)
    }

    @Test func aStreamForStateSkipsWhatIsOld() async {
        let stream = dispatcher.stream(RideObserver.self, buffering: .bufferingNewest(1)) { RideStream($0) }
        for ride in 1...100 { change(ride) }
        dispatcher.notify(RideObserver.self) { $0.rideDidEnd(0) }
        var rides: [Int] = []
        for await ride in stream { rides.append(ride) }
        #expect(rides == [100])
    }

    @Test func aStreamThatIsLetGoLetsItsObserverGo() {
        weak var observer: RideStream?
        var stream: AsyncStream<Int>? = dispatcher.stream(RideObserver.self) { continuation in
            let made = RideStream(continuation)
            observer = made
            return made
        }
        #expect(observer != nil)
        #expect(dispatcher.observerCount(RideObserver.self) == 1)
        withExtendedLifetime(stream) {}
        stream = nil
        #expect(observer == nil)
        #expect(dispatcher.observerCount(RideObserver.self) == 0)
    }

    @Test func aReaderThatIsCancelledEndsItsStream() async {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let reader = Task { [dispatcher] in
            for await _ in dispatcher.stream(RideObserver.self, replaying: true, through: { RideStream($0) }) {
                start.finish()
            }
        }
        change(1)
        for await _ in started {}
        reader.cancel()
        await reader.value
        #expect(dispatcher.observerCount(RideObserver.self) == 0)
    }

    // MARK: Purging

    /// Nobody posts, and thousands come and go: what is kept of them stays small.
    @Test func theDeadAreForgottenWhereNobodyPosts() throws {
        let stays = Rider()
        dispatcher.register(RideObserver.self, stays)
        for _ in 0..<10_000 { dispatcher.register(RideObserver.self, Rider()) }
        let list = try #require(dispatcher.list(RideObserver.self))
        #expect(list.entries.count <= 16)
        #expect(dispatcher.observerCount(RideObserver.self) == 1)
    }

    @Test func manyRegistrationsThatEndLeaveNothing() throws {
        let riders = (0..<1_000).map { _ in Rider() }
        for rider in riders { dispatcher.register(RideObserver.self, rider) }
        for rider in riders { dispatcher.unregister(RideObserver.self, rider) }
        #expect(try #require(dispatcher.list(RideObserver.self)).entries.isEmpty)
        change(1)
        #expect(riders.flatMap(\.heard).isEmpty)
    }
}
