import ScaenaKit
import Testing

@Suite("Examples of dispatch from any thread")
struct SendableDispatcherExamples {
    enum Connection: Sendable {
        case there, lost
    }

    protocol ConnectionObserver: AnyObject, Sendable {
        func connectionDidChange(_ connection: Connection)
    }

    actor ConnectionManager {
        nonisolated let dispatcher = SendableDispatcher()

        func pingFailed() {
            dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.lost) }
        }
    }

    final class ConnectionLog: ConnectionObserver {
        private let known = Locked<[Connection]>([])
        var connections: [Connection] { known.withLock { $0 } }
        func connectionDidChange(_ connection: Connection) { known.withLock { $0.append(connection) } }
    }

    @Test func anActorTellsWhoeverObserves() async {
        let manager = ConnectionManager()
        let log = ConnectionLog()
        manager.dispatcher.register(ConnectionObserver.self, log, replaying: true)
        await manager.pingFailed()
        manager.dispatcher.unregister(ConnectionObserver.self, log)
        await manager.pingFailed()
        #expect(log.connections == [.lost])
    }

    final class SocketReader: Sendable {
        let dispatcher = SendableDispatcher()

        func opened() {
            dispatcher.notify(ConnectionObserver.self, keeping: "connection") { $0.connectionDidChange(.there) }
        }

        func closed() {
            dispatcher.forget(ConnectionObserver.self, kept: "connection")
            dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.lost) }
        }
    }

    @Test func whoComesLateHearsWhatWasKept() {
        let reader = SocketReader()
        let dispatcher = reader.dispatcher
        let (early, late, tooLate) = (ConnectionLog(), ConnectionLog(), ConnectionLog())
        dispatcher.register(ConnectionObserver.self, early)
        func pong() {
            dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.there) }
        }
        func reconnected() {
            dispatcher.notify(ConnectionObserver.self, keeping: "connection") { observer in
                observer.connectionDidChange(.there)
            }
        }
        pong()
        reconnected()
        reader.opened()
        dispatcher.register(ConnectionObserver.self, late, replaying: true)
        reader.closed()
        dispatcher.register(ConnectionObserver.self, tooLate, replaying: true)
        #expect(early.connections == [.there, .there, .there, .lost])
        #expect(late.connections == [.there, .lost])
        #expect(tooLate.connections.isEmpty)
    }
}
