#if SQLite
    import Foundation
    import GRDB
    import ScaenaData

    /// A SQLite database: the file beneath stores, collections, and the app's own tables.
    ///
    /// A write is there wholly or not at all, even if the process is killed in the middle of it.
    public final class SQLiteDatabase: Sendable {
        /// The events that a write survives once it has returned.
        public enum Durability: Sendable {
            /// The end of the process. When the device loses its power the last writes may be lost, and nothing is
            /// damaged.
            case process
            /// A loss of power as well: each write waits for the disk.
            case power
        }

        /// The processes that open the file.
        public enum Sharing: Sendable {
            /// This process alone.
            case none
            /// An app and its extensions, in the container of their app group.
            ///
            /// Processes do not set up the file at one time, the files beside it stay for those who only read, and a
            /// database that was suspended (``SQLiteDatabase/suspend()``) takes no lock, for which iOS would end a process
            /// that it suspends (`0xDEAD10CC`). What another process writes is not observed: let it tell.
            case appGroup
        }

        /// GRDB's own, for the app's tables.
        public let writer: any DatabaseWriter

        /// A database in a file, which is made if it is not there and brought to the newest form if it is older.
        ///
        /// - Parameters:
        ///   - path: Where the file is; its folder is there already.
        ///   - migrations: The forms of the app's own tables, in order.
        ///   - durability: The events that a write survives once it has returned.
        ///   - sharing: The processes that open the file.
        /// - Throws: `ModelStoreError.unavailable(reason:)` when it cannot be opened or is no database, when a
        ///   migration fails (the file is then as before), or when a newer version of the app wrote it.
        public convenience init(
            path: String, migrations: [SQLiteMigration] = [], durability: Durability = .process,
            sharing: Sharing = .none
        ) throws(ModelStoreError) {
            let configuration = SharedDatabase.configuration(sharing)
            try self.init {
                try SharedDatabase.coordinated(path, sharing) { path in
                    let pool = try DatabasePool(path: path, configuration: configuration)
                    if durability == .power {
                        // Now, since GRDB relaxes it when it opens the file; and on the one connection that writes. On
                        // Apple platforms a disk keeps what it was given to itself for a while, unless it is asked for more.
                        try pool.writeWithoutTransaction {
                            try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
                        }
                    }
                    return try Self.migrated(pool, by: migrations)
                }
            }
        }

        /// Ends what is under way, and lets databases of an app group (``Sharing/appGroup``) take no lock until
        /// ``resume()``: reads and writes fail meanwhile. Call it when the app is about to be suspended, as in
        /// `applicationDidEnterBackground(_:)`.
        public static func suspend() {
            NotificationCenter.default.post(name: Database.suspendNotification, object: nil)
        }

        /// Lets databases of an app group be used again, as in `applicationWillEnterForeground(_:)`.
        public static func resume() {
            NotificationCenter.default.post(name: Database.resumeNotification, object: nil)
        }

        /// A database in memory, which is gone with this object.
        ///
        /// - Parameter migrations: The forms of the app's own tables, in order.
        /// - Returns: The database.
        /// - Throws: `ModelStoreError.unavailable(reason:)`.
        public static func inMemory(migrations: [SQLiteMigration] = []) throws(ModelStoreError) -> SQLiteDatabase {
            try SQLiteDatabase { try migrated(try DatabaseQueue(), by: migrations) }
        }

        private init(open: () throws -> any DatabaseWriter) throws(ModelStoreError) {
            do {
                writer = try open()
            } catch {
                throw SQLiteFailure.error(for: error)
            }
        }

        private static func migrated(
            _ writer: any DatabaseWriter, by migrations: [SQLiteMigration]
        ) throws -> any DatabaseWriter {
            let migrator = SQLiteMigrations.migrator(with: migrations)
            // A file of a newer version is left alone: this version would not know what it breaks.
            guard try !writer.read(migrator.hasBeenSuperseded) else {
                throw ModelStoreError.unavailable(reason: "the database was written by a newer version")
            }
            try migrator.migrate(writer)
            return writer
        }

        /// Reads: one moment of the database, however many write meanwhile.
        func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
            try await SQLiteFailure.named { try await self.writer.read(body) }
        }

        /// Writes: all of it or, if it throws, nothing.
        func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
            try await SQLiteFailure.named { try await self.writer.write(body) }
        }

        /// Returns a stream of the read's result: now, and after each write that touches the rows it reads; equal
        /// results are told once. Who reads slowly finds the newest only.
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
