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

        /// What becomes of a row that is to be kept.
        private enum Fate {
            case stays
            /// One is there in another form, in the row of this number.
            case changes(Int64)
            case comes
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
            let change = try change(to: rows, of: collection, in: database)
            let insert = try database.cachedStatement(
                sql: "INSERT OR REPLACE INTO entity (collection, id, position, value) VALUES (?, ?, ?, ?)")
            // By its number a row is found at once, and its place in the index stays as it is.
            let update = try database.cachedStatement(sql: "UPDATE entity SET position = ?, value = ? WHERE rowid = ?")
            for (position, row) in rows.enumerated() {
                switch change.fates[position] {
                case .stays: break
                case .changes(let number): try update.execute(arguments: [position, row.value, number])
                case .comes: try insert.execute(arguments: [collection, row.id, position, row.value])
                }
            }
            let remove = try database.cachedStatement(sql: "DELETE FROM entity WHERE rowid = ?")
            for number in change.gone { try remove.execute(arguments: [number]) }
        }

        /// Compares what is to be kept with what is there, a row at a time.
        private static func change(
            to rows: [Row], of collection: String, in database: Database
        ) throws -> (fates: [Fate], gone: [Int64]) {
            var positions: [String: Int] = [:]
            positions.reserveCapacity(rows.count)
            for (position, row) in rows.enumerated() { positions[row.id] = position }
            var fates = [Fate](repeating: .comes, count: rows.count)
            var gone: [Int64] = []
            let before = try GRDB.Row.fetchCursor(
                database.cachedStatement(sql: "SELECT rowid, id, position, value FROM entity WHERE collection = ?"),
                arguments: [collection])
            while let row = try before.next() {
                guard let position = positions[row[1]] else {
                    gone.append(row[0])
                    continue
                }
                let isSame = try row[2] == position && row.withUnsafeData(atIndex: 3) { $0 == rows[position].value }
                fates[position] = isSame ? .stays : .changes(row[0])
            }
            return (fates, gone)
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
