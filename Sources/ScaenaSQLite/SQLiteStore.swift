#if SQLite
    import Foundation
    import GRDB
    import ScaenaData

    /// Keeps models in a SQLite database: a table of keys and JSON values.
    public final class SQLiteStore: ModelStore {
        private struct Row: Sendable {
            let key: String
            let data: Data
        }

        private let database: SQLiteDatabase

        /// A store in a database that has other tables as well.
        ///
        /// - Parameter database: The database.
        public init(database: SQLiteDatabase) {
            self.database = database
        }

        /// A store in a file, which is made if it is not there and brought to the newest form if it is older.
        ///
        /// - Parameter path: Where the file is; its folder is there already.
        /// - Throws: `ModelStoreError.unavailable(reason:)` when it cannot be opened or is no database, or was
        ///   written by a newer version of this store.
        public convenience init(path: String) throws(ModelStoreError) {
            self.init(database: try SQLiteDatabase(path: path))
        }

        /// A store in memory, which is gone with the store.
        ///
        /// - Returns: The store.
        /// - Throws: `ModelStoreError.unavailable(reason:)`.
        public static func inMemory() throws(ModelStoreError) -> SQLiteStore {
            SQLiteStore(database: try .inMemory())
        }

        /// The value under a key.
        ///
        /// - Parameters:
        ///   - type: The value's type.
        ///   - key: The key.
        /// - Returns: The value; `nil` where there is none.
        /// - Throws: `ModelStoreError`.
        public func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value? {
            let data = try await database.read { try Self.data(for: key, in: $0) }
            return try data.map { try ModelCoding.decode(type, from: $0, key: key) }
        }

        /// The value under a key now, and each one from now on. Who reads slowly finds the newest only.
        ///
        /// - Parameters:
        ///   - type: The value's type.
        ///   - key: The key.
        /// - Returns: A stream of its own, of `nil` where there is no value. It ends when its reader is cancelled,
        ///   or with a `ModelStoreError`.
        public func values<Value: Codable & Sendable>(
            _ type: Value.Type, for key: String
        ) -> AsyncThrowingStream<Value?, any Error> {
            let data = database.values { try Self.data(for: key, in: $0) }
            let read = ReadInOrder(data) { data in try data.map { try ModelCoding.decode(type, from: $0, key: key) } }
            return AsyncThrowingStream { try await read.next() }
        }

        /// Keeps a value under a key, in the place of the one before it.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - key: The key.
        /// - Throws: `ModelStoreError`.
        public func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws {
            try await write([Row(key: key, data: try ModelCoding.encode(value, key: key))])
        }

        /// Keeps values under their keys: all of them or, if it fails, none.
        ///
        /// - Parameter values: The values by key.
        /// - Throws: `ModelStoreError`.
        public func setValues<Value: Codable & Sendable>(_ values: [String: Value]) async throws {
            var rows: [Row] = []
            rows.reserveCapacity(values.count)
            for (key, value) in values { rows.append(Row(key: key, data: try ModelCoding.encode(value, key: key))) }
            // One beside the other: the next place in the index is then near the last.
            rows.sort { $0.key < $1.key }
            try await write(rows)
        }

        private func write(_ rows: [Row]) async throws {
            try await database.write { database in
                // Replaced, not updated: the row is then the last, and the order of rows is that of writing.
                let statement = try database.cachedStatement(
                    sql: "INSERT OR REPLACE INTO model (key, value) VALUES (?, ?)")
                for row in rows { try statement.execute(arguments: [row.key, row.data]) }
            }
        }

        /// Forgets what is kept under a key. Where there is nothing, nothing happens.
        ///
        /// - Parameter key: The key.
        /// - Throws: `ModelStoreError.unavailable(reason:)`.
        public func removeValue(for key: String) async throws {
            try await database.write { try $0.execute(sql: "DELETE FROM model WHERE key = ?", arguments: [key]) }
        }

        /// Forgets everything.
        ///
        /// - Throws: `ModelStoreError.unavailable(reason:)`.
        public func removeAll() async throws {
            try await database.write { try $0.execute(sql: "DELETE FROM model") }
        }

        /// Forgets, of the values whose keys begin alike, those that were written first.
        ///
        /// - Parameters:
        ///   - prefix: The beginning of the keys.
        ///   - count: The number of values that stay.
        /// - Throws: `ModelStoreError.unavailable(reason:)`.
        public func removeOldest(under prefix: String, keeping count: Int) async throws {
            let sql = """
                DELETE FROM model WHERE rowid IN (
                    SELECT rowid FROM model WHERE substr(key, 1, length(:prefix)) = :prefix
                    ORDER BY rowid DESC LIMIT -1 OFFSET :count)
                """
            let arguments: StatementArguments = ["prefix": prefix, "count": max(count, 0)]
            try await database.write { try $0.execute(sql: sql, arguments: arguments) }
        }

        private static func data(for key: String, in database: Database) throws -> Data? {
            let statement = try database.cachedStatement(sql: "SELECT value FROM model WHERE key = ?")
            return try Data.fetchOne(statement, arguments: [key])
        }
    }

    /// A stream's values in another form.
    actor ReadInOrder<Value: Sendable, Result: Sendable> {
        private let stream: AsyncThrowingStream<Value, any Error>
        private let transform: @Sendable (Value) throws -> Result

        init(
            _ stream: AsyncThrowingStream<Value, any Error>, _ transform: @escaping @Sendable (Value) throws -> Result
        ) {
            self.stream = stream
            self.transform = transform
        }

        func next() async throws -> Result? {
            var iterator = stream.makeAsyncIterator()
            return try await iterator.next().map(transform)
        }
    }
#endif
