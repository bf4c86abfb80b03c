#if SQLite
    import Foundation
    import GRDB
    import ScaenaData

    /// Keeps a repository's entities in a SQLite database, a row for each: what did not change is not written.
    public final class SQLiteEntities<Entity: RepositoryEntity>: LocalSource
    where Entity.ID: Sendable & CustomStringConvertible {
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
            return try await database.read { try EntityRow.all(of: collection, in: $0) }.map(decode)
        }

        /// All entities now, and after each change. Who reads slowly finds the newest only.
        ///
        /// - Returns: A stream of its own. It ends when its reader is cancelled, or with a `ModelStoreError`.
        public func updates() -> AsyncThrowingStream<[Entity], any Error> {
            let collection = collection
            let rows = database.values { try EntityRow.all(of: collection, in: $0) }
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
            try await database.write { try EntityRow.replaceAll(of: collection, with: rows, in: $0) }
        }

        private func encode(_ entity: Entity) throws -> EntityRow {
            let id = entity.id.description
            return EntityRow(id: id, value: try ModelCoding.encode(entity, key: "\(collection)/\(id)"))
        }

        private func decode(_ row: EntityRow) throws -> Entity {
            try ModelCoding.decode(Entity.self, from: row.value, key: "\(collection)/\(row.id)")
        }
    }
#endif
