import Dispatch
import Testing

@testable import ScaenaKit

private protocol ConnectionObserver: AnyObject, Sendable {
    func connectionDidChange(_ connection: Int)
}

private final class Listener: ConnectionObserver {
    let heard = Locked<[Int]>([])
    let onChange = Locked<@Sendable () -> Void>({})
    func connectionDidChange(_ connection: Int) {
        heard.withLock { $0.append(connection) }
        let action = onChange.withLock { $0 }
        action()
    }
}

private final class ConnectionStream: ConnectionObserver {
    let connections: AsyncStream<Int>.Continuation
    init(_ connections: AsyncStream<Int>.Continuation) { self.connections = connections }
    func connectionDidChange(_ connection: Int) { connections.yield(connection) }
}

@Suite("SendableDispatcher")
struct SendableDispatcherTests {
    private let dispatcher = SendableDispatcher()

    private func post(_ connection: Int) {
        dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(connection) }
    }

    @Test func tellsWeaklyInTheOrderOfRegistration() {
        let order = Locked<[Int]>([])
        let listeners = (0..<20).map { index in
            let listener = Listener()
            listener.onChange.withLock { $0 = { order.withLock { $0.append(index) } } }
            dispatcher.register(ConnectionObserver.self, listener)
            return listener
        }
        dispatcher.register(ConnectionObserver.self, Listener())
        post(1)
        #expect(order.withLock { $0 } == Array(0..<20))
        #expect(dispatcher.observerCount(ConnectionObserver.self) == 20)
        withExtendedLifetime(listeners) {}
    }

    @Test func whoLeavesDuringAPostIsNotToldAndWhoComesHearsTheNext() {
        let first = Listener()
        let second = Listener()
        let late = Listener()
        dispatcher.register(ConnectionObserver.self, first)
        dispatcher.register(ConnectionObserver.self, second)
        first.onChange.withLock {
            $0 = { [dispatcher] in
                dispatcher.unregister(ConnectionObserver.self, second)
                dispatcher.register(ConnectionObserver.self, late)
            }
        }
        post(1)
        post(2)
        #expect(first.heard.withLock { $0 } == [1, 2])
        #expect(second.heard.withLock { $0 } == [])
        #expect(late.heard.withLock { $0 } == [2])
    }

    @Test func registeringTwiceTellsOnceAndUnregisteringEnds() {
        let listener = Listener()
        dispatcher.register(ConnectionObserver.self, listener)
        dispatcher.register(ConnectionObserver.self, listener)
        post(1)
        dispatcher.unregister(ConnectionObserver.self, listener)
        post(2)
        #expect(listener.heard.withLock { $0 } == [1])
        dispatcher.register(ConnectionObserver.self, listener)
        post(3)
        #expect(listener.heard.withLock { $0 } == [1, 3])
    }

    @Test func aStreamYieldsAndGoesWithItsReader() async {
        dispatcher.notify(ConnectionObserver.self, keeping: "connection") { $0.connectionDidChange(1) }
        var stream: AsyncStream<Int>? = dispatcher.stream(ConnectionObserver.self, replaying: true) {
            ConnectionStream($0)
        }
        post(2)
        var heard: [Int] = []
        if let stream {
            for await connection in stream {
                heard.append(connection)
                if heard.count == 2 { break }
            }
        }
        #expect(heard == [1, 2])
        stream = nil
        #expect(dispatcher.observerCount(ConnectionObserver.self) == 0)
    }

    @Test func theDeadAreForgottenWhereNobodyPosts() {
        for _ in 0..<10_000 { dispatcher.register(ConnectionObserver.self, Listener()) }
        #expect(dispatcher.entryCount(ConnectionObserver.self) <= 16)
    }

    /// Registrations, posts, ends and deaths on many threads at once: whoever stays hears every post that begins after
    /// the registration, and nobody hears one after the end.
    @Test func standsManyThreads() async {
        let stayers = (0..<8).map { _ in Listener() }
        for stayer in stayers { dispatcher.register(ConnectionObserver.self, stayer) }
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask { [dispatcher] in
                    for step in 0..<200 {
                        let passing = Listener()
                        dispatcher.register(ConnectionObserver.self, passing, replaying: step % 3 == 0)
                        dispatcher.notify(ConnectionObserver.self, keeping: "\(worker)") {
                            $0.connectionDidChange(worker)
                        }
                        if step % 2 == 0 { dispatcher.unregister(ConnectionObserver.self, passing) }
                        let before = passing.heard.withLock { $0.count }
                        #expect(before >= 1)
                    }
                }
            }
        }
        for stayer in stayers {
            let heard = stayer.heard.withLock { $0 }
            for worker in 0..<8 { #expect(heard.filter { $0 == worker }.count == 200) }
        }
        #expect(dispatcher.observerCount(ConnectionObserver.self) == 8)
    }

    /// Whoever registers with replay while others post hears each kept message, by replay or by post, and once only.
    @Test func replayAndPostsRaceWithoutLossOrDoubling() async {
        for round in 0..<50 {
            let dispatcher = SendableDispatcher()
            let listeners = (0..<4).map { _ in Listener() }
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    dispatcher.notify(ConnectionObserver.self, keeping: "c") { $0.connectionDidChange(round) }
                }
                for listener in listeners {
                    group.addTask {
                        dispatcher.register(ConnectionObserver.self, listener, replaying: true)
                    }
                }
            }
            for listener in listeners { #expect(listener.heard.withLock { $0 } == [round]) }
        }
    }
}
