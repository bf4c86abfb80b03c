#if SQLite
    import Foundation
    import GRDB
    import ScaenaData

    /// Keeps a repository's entities in a SQLite database, a row for each: what did not change is not written.
    public final class SQLiteEntities<Entity: RepositoryEntity>: LocalSource
    where Entity.ID: Sendable & CustomStringConvertible {
        private struct Row: Equatable, Sendable {
            let id: String
            let value: Data
        }

        private let database: SQLiteDatabase
        private let collection: String

        /// Entities in a database.
        ///
        /// - Parameters:
        ///   - database: The database.
        ///   - collection: The name of the collection there.
        public init(in database: SQLiteDatabase, collection: String) {
            self.database = database
            self.collection = collection
        }

        /// All entities, in their order.
        ///
        /// - Returns: The entities; none where nothing was ever kept.
        /// - Throws: `ModelStoreError`.
        public func entities() async throws -> [Entity] {
            let collection = collection
            return try await database.read { try Self.rows(of: collection, in: $0) }.map(decode)
        }

        /// All entities now, and after each change. Who reads slowly finds the newest only.
        ///
        /// - Returns: A stream of its own. It ends when whoever reads it is cancelled, or with a `ModelStoreError`.
        public func updates() -> AsyncThrowingStream<[Entity], any Error> {
            let collection = collection
            let rows = database.values { try Self.rows(of: collection, in: $0) }
            let read = ReadInOrder(rows) { [self] in try $0.map(decode) }
            return AsyncThrowingStream { try await read.next() }
        }

        /// Keeps these entities in the place of those before: all of it or, if it fails, nothing.
        ///
        /// - Parameter entities: The entities, in their order, each `id` once.
        /// - Throws: `ModelStoreError`.
        public func replaceAll(with entities: [Entity]) async throws {
            let rows = try entities.map(encode)
            let collection = collection
            try await database.write { try Self.write(rows, to: collection, in: $0) }
        }

        private static func rows(of collection: String, in database: Database) throws -> [Row] {
            let statement = try database.cachedStatement(
                sql: "SELECT id, value FROM entity WHERE collection = ? ORDER BY position")
            var rows: [Row] = []
            let cursor = try GRDB.Row.fetchCursor(statement, arguments: [collection])
            while let row = try cursor.next() { rows.append(Row(id: row[0], value: row[1])) }
            return rows
        }

        private static func write(_ rows: [Row], to collection: String, in database: Database) throws {
            var old: [String: (position: Int, value: Data)] = [:]
            let before = try GRDB.Row.fetchCursor(
                database.cachedStatement(sql: "SELECT id, position, value FROM entity WHERE collection = ?"),
                arguments: [collection])
            while let row = try before.next() { old[row[0]] = (row[1], row[2]) }
            let upsert = try database.cachedStatement(
                sql: "INSERT OR REPLACE INTO entity (collection, id, position, value) VALUES (?, ?, ?, ?)")
            for (position, row) in rows.enumerated() {
                let known = old.removeValue(forKey: row.id)
                if known?.position == position, known?.value == row.value { continue }
                try upsert.execute(arguments: [collection, row.id, position, row.value])
            }
            let remove = try database.cachedStatement(sql: "DELETE FROM entity WHERE collection = ? AND id = ?")
            for id in old.keys { try remove.execute(arguments: [collection, id]) }
        }

        private func encode(_ entity: Entity) throws -> Row {
            let id = entity.id.description
            return Row(id: id, value: try ModelCoding.encode(entity, key: "\(collection)/\(id)"))
        }

        private func decode(_ row: Row) throws -> Entity {
            try ModelCoding.decode(Entity.self, from: row.value, key: "\(collection)/\(row.id)")
        }
    }
#endif
