#if SQLite
    import Foundation
    import GRDB

    /// A row of a collection, in its place among them. Apart from ``SQLiteEntities``, whose parts are compiled for entities of any
    /// type: what a row costs is the same for all of them, and little.
    struct EntityRow: Equatable, Sendable {
        let id: String
        let value: Data

        /// The fate of a row that is to be kept.
        private enum Fate {
            case stays
            /// One is there in another form, in the row of this number.
            case changes(Int64)
            case comes
        }

        static func all(of collection: String, in database: Database) throws -> [EntityRow] {
            let statement = try database.cachedStatement(
                sql: "SELECT id, value FROM entity WHERE collection = ? ORDER BY position")
            var rows: [EntityRow] = []
            let cursor = try Row.fetchCursor(statement, arguments: [collection])
            while let row = try cursor.next() { rows.append(EntityRow(id: row[0], value: row[1])) }
            return rows
        }

        static func replaceAll(of collection: String, with rows: [EntityRow], in database: Database) throws {
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
            to rows: [EntityRow], of collection: String, in database: Database
        ) throws -> (fates: [Fate], gone: [Int64]) {
            var positions: [String: Int] = [:]
            positions.reserveCapacity(rows.count)
            for (position, row) in rows.enumerated() { positions[row.id] = position }
            var fates = [Fate](repeating: .comes, count: rows.count)
            var gone: [Int64] = []
            let before = try Row.fetchCursor(
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
    }
#endif
