#if Stage && !canImport(UIKit)
    import FlyingSocks

    /// Wakes the code that waits for a socket: one pool for the whole process, made when it is first needed.
    ///
    /// FlyingSocks' pool keeps an event descriptor open when it ends, so that a pool for each stage would leak one; and
    /// a pool that is prepared a second time forgets the sockets that wait in it.
    enum StagePool {
        #if os(Linux)
            private typealias Pool = SocketPool<ePoll>
            private static func make() -> Pool { .ePoll() }
        #else
            private typealias Pool = SocketPool<kQueue>
            private static func make() -> Pool { .kQueue() }
        #endif

        private static let running = Task { () throws -> Pool in
            let pool = make()
            try await pool.prepare()
            Task { try await pool.run() }
            return pool
        }

        /// A socket that waits in the pool.
        static func asyncSocket(_ socket: Socket) async throws -> AsyncSocket {
            try AsyncSocket(socket: socket, pool: try await running.value)
        }

        /// A socket that is connected to a port of 127.0.0.1.
        static func connected(to port: UInt16) async throws -> AsyncSocket {
            try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), pool: try await running.value)
        }
    }
#endif
