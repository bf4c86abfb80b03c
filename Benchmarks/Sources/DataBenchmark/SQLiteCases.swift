import Foundation
import GRDB
import ScaenaData
import ScaenaSQLite

/// Stores beside bare GRDB, in files of their own.
enum SQLiteCases {
    struct Ride: RepositoryEntity {
        let id: Int
        var seats: Int
        var note: String
    }

    static func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pool = try DatabasePool(path: folder.appendingPathComponent("bare.sqlite").path)
        try await pool.write { database in
            try database.execute(sql: "CREATE TABLE model (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL)")
        }
        let store = try SQLiteStore(path: folder.appendingPathComponent("ours.sqlite").path)
        let sql = "INSERT OR REPLACE INTO model (key, value) VALUES (?, ?)"
        let ride = Ride(id: 7, seats: 2, note: "by the door")

        try await Rounds.measure(
            "Rows written one by one (each its transaction)", count: 500,
            [
                AsyncContestant(name: "bare GRDB") { count in
                    for index in 0..<count {
                        let data = try JSONEncoder().encode(ride)
                        try await pool.write {
                            try $0.cachedStatement(sql: sql).execute(arguments: ["\(index)", data])
                        }
                    }
                },
                AsyncContestant(name: "SQLiteStore") { count in
                    for index in 0..<count { try await store.setValue(ride, for: "\(index)") }
                },
            ])
        try await Rounds.measure(
            "Rows written together", count: 5000,
            [
                AsyncContestant(name: "bare GRDB") { count in
                    let rows = try (0..<count).map { ("\($0)", try JSONEncoder().encode(ride)) }
                    try await pool.write { database in
                        let statement = try database.cachedStatement(sql: sql)
                        for (key, data) in rows { try statement.execute(arguments: [key, data]) }
                    }
                },
                AsyncContestant(name: "SQLiteStore") { count in
                    let pairs = (0..<count).map { ("\($0)", ride) }
                    try await store.setValues(Dictionary(uniqueKeysWithValues: pairs))
                },
            ])
        try await observed(pool, folder)
    }

    /// A thousand rows rewritten and observed: from the write until the observer has all of them decoded.
    private static func observed(_ pool: DatabasePool, _ folder: URL) async throws {
        let path = folder.appendingPathComponent("entities.sqlite").path
        let entities = SQLiteEntities<Ride>(in: try SQLiteDatabase(path: path), collection: "rides")
        try await pool.write { database in
            try database.execute(
                sql: "CREATE TABLE ride (id TEXT PRIMARY KEY NOT NULL, position INTEGER NOT NULL, value BLOB NOT NULL)")
        }
        var generation = 0
        func rides(_ generation: Int) -> [Ride] { (0..<1000).map { Ride(id: $0, seats: generation, note: "x") } }
        var ours = entities.updates().makeAsyncIterator()
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: [Ride].self, bufferingPolicy: .bufferingNewest(1))
        let observation = ValueObservation.tracking { database in
            try Data.fetchAll(database, sql: "SELECT value FROM ride ORDER BY position")
        }
        let cancellable = observation.start(
            in: pool, scheduling: .async(onQueue: .global()), onError: { continuation.finish(throwing: $0) },
            onChange: { data in
                let rides = try? data.map { try JSONDecoder().decode(Ride.self, from: $0) }
                continuation.yield(rides ?? [])
            })
        var bare = stream.makeAsyncIterator()
        try await Rounds.measure(
            "Rows written and observed, 1,000 at a time", count: 5000,
            [
                AsyncContestant(name: "bare GRDB, every row replaced") { count in
                    for _ in 0..<(max(1, count / 1000)) {
                        generation += 1
                        let rows = try rides(generation).map { ($0.id, try JSONEncoder().encode($0)) }
                        try await pool.write { database in
                            let statement = try database.cachedStatement(
                                sql: "INSERT OR REPLACE INTO ride (id, position, value) VALUES (?, ?, ?)")
                            for (id, data) in rows { try statement.execute(arguments: ["\(id)", id, data]) }
                        }
                        while let found = try await bare.next(), found.first?.seats != generation {}
                    }
                },
                AsyncContestant(name: "SQLiteEntities") { count in
                    for _ in 0..<(max(1, count / 1000)) {
                        generation += 1
                        try await entities.replaceAll(with: rides(generation))
                        while let found = try await ours.next(), found.first?.seats != generation {}
                    }
                },
            ])
        cancellable.cancel()
    }
}
