#if SQLite
    import Foundation
    import GRDB
    import ScaenaData

    /// A SQLite database: the file beneath stores, collections, and the app's own tables.
    ///
    /// A write is there wholly or not at all, even if the process is killed in the middle of it.
    public final class SQLiteDatabase: Sendable {
        /// What a write outlives once it has returned.
        public enum Durability: Sendable {
            /// The end of the process. When the device loses its power the last writes may be lost, and nothing is
            /// damaged.
            case process
            /// A loss of power as well: each write waits for the disk.
            case power
        }

        /// GRDB's own, for the app's tables.
        public let writer: any DatabaseWriter

        /// A database in a file, which is made if it is not there and brought to the newest form if it is older.
        ///
        /// - Parameters:
        ///   - path: Where the file is; its folder is there already.
        ///   - migrations: The forms of the app's own tables, in order.
        ///   - durability: What a write outlives once it has returned.
        /// - Throws: `ModelStoreError.unavailable(reason:)` when it cannot be opened or is no database, when a
        ///   migration fails (the file is then as before), or when a newer version of the app wrote it.
        public convenience init(
            path: String, migrations: [SQLiteMigration] = [], durability: Durability = .process
        ) throws(ModelStoreError) {
            try self.init(migrations: migrations) {
                var configuration = Configuration()
                // Two processes, as an app and its extension, wait for each other.
                configuration.busyMode = .timeout(5)
                let pool = try DatabasePool(path: path, configuration: configuration)
                if durability == .power {
                    // Now, since GRDB relaxes it when it opens the file; and on the one connection that writes. On Apple
                    // platforms a disk keeps what it was given to itself for a while, unless it is asked for more.
                    try pool.writeWithoutTransaction {
                        try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
                    }
                }
                return pool
            }
        }

        /// A database in memory, which is gone with this object.
        ///
        /// - Parameter migrations: The forms of the app's own tables, in order.
        /// - Returns: The database.
        /// - Throws: `ModelStoreError.unavailable(reason:)`.
        public static func inMemory(migrations: [SQLiteMigration] = []) throws(ModelStoreError) -> SQLiteDatabase {
            try SQLiteDatabase(migrations: migrations) { try DatabaseQueue() }
        }

        private init(migrations: [SQLiteMigration], open: () throws -> any DatabaseWriter) throws(ModelStoreError) {
            do {
                writer = try open()
                let migrator = SQLiteMigrations.migrator(with: migrations)
                // A file of a newer version is left alone: this version would not know what it breaks.
                guard try !writer.read(migrator.hasBeenSuperseded) else {
                    throw ModelStoreError.unavailable(reason: "the database was written by a newer version")
                }
                try migrator.migrate(writer)
            } catch {
                throw SQLiteFailure.error(for: error)
            }
        }

        /// Reads: one moment of the database, however many write meanwhile.
        func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
            try await SQLiteFailure.named { try await self.writer.read(body) }
        }

        /// Writes: all of it or, if it throws, nothing.
        func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
            try await SQLiteFailure.named { try await self.writer.write(body) }
        }

        /// What a read gives now, and after each write that touches what it reads; equal results are told once. Who
        /// reads slowly finds the newest only.
        func values<Value: Equatable & Sendable>(
            _ body: @escaping @Sendable (Database) throws -> Value
        ) -> AsyncThrowingStream<Value, any Error> {
            let (stream, continuation) = AsyncThrowingStream.makeStream(
                of: Value.self, throwing: (any Error).self, bufferingPolicy: .bufferingNewest(1))
            let observation = ValueObservation.tracking(body).removeDuplicates()
            let cancellable = observation.start(
                in: writer, scheduling: .async(onQueue: .global(qos: .userInitiated)),
                onError: { continuation.finish(throwing: SQLiteFailure.error(for: $0)) },
                onChange: { continuation.yield($0) })
            continuation.onTermination = { _ in cancellable.cancel() }
            return stream
        }
    }

    /// Says what SQLite's errors mean.
    enum SQLiteFailure {
        static func error(for error: any Error) -> ModelStoreError {
            if let error = error as? ModelStoreError { return error }
            if let error = error as? DatabaseError {
                return .unavailable(reason: error.message ?? error.resultCode.description)
            }
            return .unavailable(reason: "\(error)")
        }

        static func named<Result: Sendable>(
            _ body: @Sendable () async throws -> Result
        ) async throws -> Result {
            do {
                return try await body()
            } catch let error as CancellationError {
                throw error
            } catch {
                throw Self.error(for: error)
            }
        }
    }
#endif
