import FlyingFox
import FlyingSocks
import Foundation

/// Wakes whoever waits for a socket: one pool for all servers of this process, however often they start and stop.
///
/// FlyingSocks' pool leaves an event descriptor open when it ends, so that a pool for each start leaks one.
struct KeptPool: AsyncSocketPool {
    private static let running = Task { () throws -> any AsyncSocketPool in
        let pool = HTTPServer.defaultPool()
        try await pool.prepare()
        Task { try await pool.run() }
        return pool
    }

    func prepare() async throws { _ = try await Self.running.value }

    /// Returns with the server that runs it; the pool goes on.
    func run() async throws {
        _ = try await Self.running.value
        // A sleep that is cancelled takes memory until its time has come: this waits for the cancellation alone.
        let (nothing, end) = AsyncStream<Never>.makeStream()
        for await _ in nothing {}
        end.finish()
        throw CancellationError()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        try await Self.running.value.suspendSocket(socket, untilReadyFor: events)
    }
}
