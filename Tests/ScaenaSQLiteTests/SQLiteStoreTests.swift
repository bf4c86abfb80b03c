#if SQLite
    import Foundation
    import GRDB
    import ScaenaData
    import ScaenaSQLite
    import Testing

    @Suite("SQLiteStore")
    struct SQLiteStoreTests {
        private struct Ride: Codable, Equatable, Sendable {
            var seats: Int
            var note: String
        }

        /// A file of this test's own, gone with its folder when the body ends.
        private func withFile(_ body: (String) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try await body(folder.appendingPathComponent("models.sqlite").path)
        }

        @Test func givesBackWhatItKeeps() async throws {
            let store: any ModelStore = try SQLiteStore.inMemory()
            try await store.setValue(Ride(seats: 2, note: "'; DROP TABLE model; --"), for: "ride")
            try await store.setValue("ä\u{0}😀", for: "about'")
            #expect(try await store.value(Ride.self, for: "ride") == Ride(seats: 2, note: "'; DROP TABLE model; --"))
            #expect(try await store.value(String.self, for: "about'") == "ä\u{0}😀")
            #expect(try await store.value(String.self, for: "nothing") == nil)
        }

        @Test func theNewValueTakesThePlaceOfTheOld() async throws {
            let store = try SQLiteStore.inMemory()
            try await store.setValue(1, for: "n")
            try await store.setValue(2, for: "n")
            #expect(try await store.value(Int.self, for: "n") == 2)
        }

        @Test func forgets() async throws {
            let store = try SQLiteStore.inMemory()
            try await store.setValue(1, for: "a")
            try await store.setValue(2, for: "b")
            try await store.removeValue(for: "a")
            try await store.removeValue(for: "nothing")
            #expect(try await store.value(Int.self, for: "a") == nil)
            #expect(try await store.value(Int.self, for: "b") == 2)
            try await store.removeAll()
            #expect(try await store.value(Int.self, for: "b") == nil)
        }

        @Test func anotherTypeIsNamedAsInMemory() async throws {
            let stores: [any ModelStore] = [try SQLiteStore.inMemory(), MemoryStore()]
            for store in stores {
                try await store.setValue("text", for: "ride")
                await #expect(
                    throws: ModelStoreError.notDecodable(
                        key: "ride", type: "Ride", reason: "the whole is not an object")
                ) {
                    try await store.value(Ride.self, for: "ride")
                }
            }
        }

        @Test func aFileOutlivesItsStore() async throws {
            try await withFile { path in
                try await SQLiteStore(path: path).setValue(Ride(seats: 3, note: ""), for: "ride")
                #expect(try await SQLiteStore(path: path).value(Ride.self, for: "ride") == Ride(seats: 3, note: ""))
            }
        }

        @Test func aFileThatIsNoDatabaseIsRefusedAndLeftAlone() async throws {
            try await withFile { path in
                let text = Data(String(repeating: "I am no database. ", count: 100).utf8)
                try text.write(to: URL(fileURLWithPath: path))
                #expect(throws: ModelStoreError.unavailable(reason: "file is not a database")) {
                    try SQLiteStore(path: path)
                }
                #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
            }
        }

        @Test func aFolderThatIsNotThereIsRefused() async throws {
            try await withFile { path in
                #expect(throws: ModelStoreError.self) { try SQLiteStore(path: path + "/no/models.sqlite") }
            }
        }

        @Test func aFileOfANewerVersionIsRefused() async throws {
            try await withFile { path in
                try await SQLiteStore(path: path).setValue(1, for: "n")
                try await DatabaseQueue(path: path).write {
                    try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 from the future')")
                }
                let reason = "the database was written by a newer version"
                #expect(throws: ModelStoreError.unavailable(reason: reason)) { try SQLiteStore(path: path) }
            }
        }

        @Test func takesWhatManyWriteAtOnce() async throws {
            try await withFile { path in
                let store = try SQLiteStore(path: path)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for index in 0..<100 {
                        group.addTask {
                            try await store.setValue(index, for: "\(index)")
                            #expect(try await store.value(Int.self, for: "\(index)") == index)
                        }
                    }
                    try await group.waitForAll()
                }
            }
        }

        @Test func aCancelledTaskIsCancelledNotFailed() async throws {
            let store = try SQLiteStore.inMemory()
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await store.setValue(1, for: "n")
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await store.value(Int.self, for: "n") == nil)
        }
    }
#endif
