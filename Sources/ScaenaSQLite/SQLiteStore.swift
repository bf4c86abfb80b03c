#if SQLite
    import Foundation
    import GRDB
    import ScaenaKit

    /// Keeps models in a SQLite database: a table of keys and JSON values.
    public final class SQLiteStore: ModelStore {
        private let database: any DatabaseWriter

        /// A store in a file, which is made if it is not there and brought to the newest form if it is older.
        ///
        /// - Parameter path: Where the file is; its folder is there already.
        /// - Throws: ``ModelStoreError/unavailable(reason:)`` when it cannot be opened or is no database, or was
        ///   written by a newer version of this store.
        public convenience init(path: String) throws(ModelStoreError) {
            try self.init { try DatabasePool(path: path) }
        }

        /// A store in memory, which is gone with the store.
        ///
        /// - Throws: ``ModelStoreError/unavailable(reason:)``.
        public static func inMemory() throws(ModelStoreError) -> SQLiteStore {
            try SQLiteStore { try DatabaseQueue() }
        }

        private init(open: () throws -> any DatabaseWriter) throws(ModelStoreError) {
            do {
                database = try open()
                let migrator = SQLiteMigrations.migrator
                // A file of a newer version is left alone: this version would not know what it breaks.
                guard try !database.read(migrator.hasBeenSuperseded) else {
                    throw ModelStoreError.unavailable(reason: "the database was written by a newer version")
                }
                try migrator.migrate(database)
            } catch {
                throw Self.failure(error)
            }
        }

        /// The value under a key.
        ///
        /// - Parameters:
        ///   - type: The value's type.
        ///   - key: The key.
        /// - Returns: The value; `nil` where there is none.
        /// - Throws: ``ModelStoreError``.
        public func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value? {
            let data = try await run {
                try await self.database.read { database in
                    try Data.fetchOne(database, sql: "SELECT value FROM model WHERE key = ?", arguments: [key])
                }
            }
            return try data.map { try ModelCoding.decode(type, from: $0, key: key) }
        }

        /// Keeps a value under a key, in the place of the one before it.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - key: The key.
        /// - Throws: ``ModelStoreError``.
        public func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws {
            let data = try ModelCoding.encode(value, key: key)
            try await write(
                "INSERT INTO model (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                [key, data])
        }

        /// Forgets what is kept under a key. Where there is nothing, nothing happens.
        ///
        /// - Parameter key: The key.
        /// - Throws: ``ModelStoreError/unavailable(reason:)``.
        public func removeValue(for key: String) async throws {
            try await write("DELETE FROM model WHERE key = ?", [key])
        }

        /// Forgets everything.
        ///
        /// - Throws: ``ModelStoreError/unavailable(reason:)``.
        public func removeAll() async throws {
            try await write("DELETE FROM model", [])
        }

        private func write(_ sql: String, _ arguments: StatementArguments) async throws {
            try await run {
                try await self.database.write { try $0.execute(sql: sql, arguments: arguments) }
            }
        }

        private func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
            do {
                return try await body()
            } catch let error as CancellationError {
                throw error
            } catch {
                throw Self.failure(error)
            }
        }

        private static func failure(_ error: any Error) -> ModelStoreError {
            if let error = error as? ModelStoreError { return error }
            if let error = error as? DatabaseError {
                return .unavailable(reason: error.message ?? error.resultCode.description)
            }
            return .unavailable(reason: "\(error)")
        }
    }
#endif
