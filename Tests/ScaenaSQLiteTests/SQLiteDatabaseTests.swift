#if SQLite
    import Foundation
    import GRDB
    import GRDBSQLite
    import ScaenaData
    import ScaenaSQLite
    import Testing

    @Suite("SQLiteDatabase")
    struct SQLiteDatabaseTests {
        private struct Item: RepositoryEntity {
            let id: Int
            var text = ""
        }

        private struct Refused: Error {}

        private func withFile(_ body: (String) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try await body(folder.appendingPathComponent("models.sqlite").path)
        }

        private let first = SQLiteMigration("rides", sql: "CREATE TABLE ride (id INTEGER); INSERT INTO ride VALUES (7)")

        @Test func anAppsOwnTablesComeStepByStepAndOnce() async throws {
            try await withFile { path in
                for _ in 0..<2 { _ = try SQLiteDatabase(path: path, migrations: [first]) }
                let second = SQLiteMigration("seats", sql: "ALTER TABLE ride ADD COLUMN seats INTEGER DEFAULT 2")
                let database = try SQLiteDatabase(path: path, migrations: [first, second])
                let rows = try await database.writer.read { database in
                    try Row.fetchAll(database, sql: "SELECT id, seats FROM ride").map { [$0[0], $0[1]] as [Int] }
                }
                #expect(rows == [[7, 2]])
            }
        }

        @Test func aMigrationThatFailsLeavesTheFileAsItWas() async throws {
            try await withFile { path in
                try await SQLiteStore(database: SQLiteDatabase(path: path, migrations: [first])).setValue(1, for: "n")
                let broken = SQLiteMigration("broken") { database in
                    try database.execute(sql: "DROP TABLE ride")
                    throw Refused()
                }
                #expect(throws: ModelStoreError.self) { try SQLiteDatabase(path: path, migrations: [first, broken]) }
                let database = try SQLiteDatabase(path: path, migrations: [first])
                #expect(try await database.writer.read { try Int.fetchOne($0, sql: "SELECT id FROM ride") } == 7)
                #expect(try await SQLiteStore(database: database).value(Int.self, for: "n") == 1)
            }
        }

        @Test func anOlderAppLeavesANewersFileAlone() async throws {
            try await withFile { path in
                _ = try SQLiteDatabase(path: path, migrations: [first])
                let reason = "the database was written by a newer version"
                #expect(throws: ModelStoreError.unavailable(reason: reason)) { try SQLiteDatabase(path: path) }
            }
        }

        @Test(arguments: [(SQLiteDatabase.Durability.process, 1), (.power, 2)])
        func aWriteWaitsForTheDiskWhereItIsToOutliveALossOfPower(
            durability: SQLiteDatabase.Durability, synchronous: Int
        ) async throws {
            try await withFile { path in
                let database = try SQLiteDatabase(path: path, durability: durability)
                // 1 is NORMAL: the journal is written when it is full. 2 is FULL: at each write.
                #expect(
                    try await database.writer.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == synchronous)
                #expect(try await database.writer.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
            }
        }

        @Test func whatAnAppGroupSharesStaysReadableAndCanBeSuspended() async throws {
            try await withFile { path in
                let store = SQLiteStore(database: try SQLiteDatabase(path: path, sharing: .appGroup))
                try await store.setValue(1, for: "n")
                SQLiteDatabase.suspend()
                await #expect(throws: ModelStoreError.self) { try await store.setValue(2, for: "n") }
                SQLiteDatabase.resume()
                try await store.setValue(3, for: "n")
                // A process of its own, an extension's, beside this one.
                let other = SQLiteStore(database: try SQLiteDatabase(path: path, sharing: .appGroup))
                #expect(try await other.value(Int.self, for: "n") == 3)
            }
        }

        @Test(arguments: [(SQLiteDatabase.Sharing.none, false), (.appGroup, true)])
        func theFilesThatAReaderNeedsStayInAnAppGroup(sharing: SQLiteDatabase.Sharing, stay: Bool) async throws {
            try await withFile { path in
                let database = try SQLiteDatabase(path: path, sharing: sharing)
                let isPersistent = try await database.writer.writeWithoutTransaction { database in
                    var flag: CInt = -1
                    sqlite3_file_control(database.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &flag)
                    return flag == 1
                }
                #expect(isPersistent == stay)
            }
        }

        @Test func aValueIsObserved() async throws {
            try await withFile { path in
                let store = try SQLiteStore(path: path)
                var values = store.values(Int.self, for: "n").makeAsyncIterator()
                #expect(try await values.next() == .some(nil))
                try await store.setValue(1, for: "n")
                #expect(try await values.next() == 1)
                try await store.setValue(9, for: "other")
                try await store.setValue(2, for: "n")
                #expect(try await values.next() == 2)
                try await store.removeValue(for: "n")
                #expect(try await values.next() == .some(nil))
            }
        }

        @Test func anObservedValueOfAnotherTypeEndsTheStream() async throws {
            let store = try SQLiteStore.inMemory()
            try await store.setValue("text", for: "n")
            var values = store.values(Int.self, for: "n").makeAsyncIterator()
            await #expect(throws: ModelStoreError.self) { try await values.next() }
        }

        @Test func theOldestGoFirst() async throws {
            let stores: [any ModelStore] = [try SQLiteStore.inMemory(), MemoryStore()]
            for store in stores {
                for key in ["a/1", "a/2", "a/3", "b/1"] { try await store.setValue(key, for: key) }
                // Written again, it is the newest.
                try await store.setValue("again", for: "a/1")
                try await store.removeOldest(under: "a/", keeping: 2)
                var kept: [String] = []
                for key in ["a/1", "a/2", "a/3", "b/1"] where try await store.value(String.self, for: key) != nil {
                    kept.append(key)
                }
                #expect(kept == ["a/1", "a/3", "b/1"])
                try await store.removeOldest(under: "", keeping: 0)
                #expect(try await store.value(String.self, for: "b/1") == nil)
            }
        }

        @Test func entitiesKeepTheirOrderAndAreObserved() async throws {
            try await withFile { path in
                let database = try SQLiteDatabase(path: path)
                let items = SQLiteEntities<Item>(in: database, collection: "items")
                let others = SQLiteEntities<Item>(in: database, collection: "others")
                try await others.replaceAll(with: [Item(id: 1, text: "other")])
                var updates = items.updates().makeAsyncIterator()
                #expect(try await updates.next() == [])
                try await items.replaceAll(with: [Item(id: 3), Item(id: 1), Item(id: 2)])
                #expect(try await updates.next() == [Item(id: 3), Item(id: 1), Item(id: 2)])
                try await items.replaceAll(with: [Item(id: 2, text: "new"), Item(id: 3)])
                #expect(try await updates.next() == [Item(id: 2, text: "new"), Item(id: 3)])
                #expect(try await items.entities() == [Item(id: 2, text: "new"), Item(id: 3)])
                #expect(try await others.entities() == [Item(id: 1, text: "other")])
            }
        }

        /// A row that changes stays where it is in the file; one that goes leaves no other behind.
        @Test func anyChangeOfACollectionIsKept() async throws {
            let database = try SQLiteDatabase.inMemory()
            let items = SQLiteEntities<Item>(in: database, collection: "items")
            let others = SQLiteEntities<Item>(in: database, collection: "others")
            try await others.replaceAll(with: (0..<5).map { Item(id: $0, text: "other") })
            for step in 0..<100 {
                // Each time others, in another order, and some of them as they were.
                let ids = (0..<8).map { ($0 * 5 + step * 3) % 8 }.filter { (step * 7 + $0 * 11) % 3 > 0 }
                let kept = ids.map { Item(id: $0, text: "\((step / 2 + $0) % 3)") }
                try await items.replaceAll(with: kept)
                #expect(try await items.entities() == kept)
            }
            #expect(try await others.entities() == (0..<5).map { Item(id: $0, text: "other") })
        }

        @Test func whatDidNotChangeIsNotWritten() async throws {
            let database = try SQLiteDatabase.inMemory()
            let items = SQLiteEntities<Item>(in: database, collection: "items")
            try await items.replaceAll(with: (0..<100).map { Item(id: $0) })
            let before = try await database.writer.read { $0.totalChangesCount }
            var changed = (0..<100).map { Item(id: $0) }
            changed[7].text = "new"
            try await items.replaceAll(with: changed)
            let after = try await database.writer.read { $0.totalChangesCount }
            #expect(after - before == 1)
        }
    }
#endif
