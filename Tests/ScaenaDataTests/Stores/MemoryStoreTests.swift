import ScaenaData
import Testing

@Suite("MemoryStore")
struct MemoryStoreTests {
    private struct Ride: Codable, Equatable, Sendable {
        var seats: Int
    }

    private let store = MemoryStore()

    @Test func givesBackWhatItKeeps() async throws {
        try await store.setValue(Ride(seats: 2), for: "ride")
        try await store.setValue("text", for: "about")
        #expect(try await store.value(Ride.self, for: "ride") == Ride(seats: 2))
        #expect(try await store.value(String.self, for: "about") == "text")
        #expect(try await store.value(String.self, for: "nothing") == nil)
    }

    @Test func theNewValueTakesThePlaceOfTheOld() async throws {
        try await store.setValue(1, for: "n")
        try await store.setValue(2, for: "n")
        #expect(try await store.value(Int.self, for: "n") == 2)
    }

    @Test func forgets() async throws {
        try await store.setValue(1, for: "a")
        try await store.setValue(2, for: "b")
        await store.removeValue(for: "a")
        await store.removeValue(for: "nothing")
        #expect(try await store.value(Int.self, for: "a") == nil)
        #expect(try await store.value(Int.self, for: "b") == 2)
        await store.removeAll()
        #expect(try await store.value(Int.self, for: "b") == nil)
    }

    @Test func anotherTypeIsNamed() async throws {
        try await store.setValue("text", for: "ride")
        await #expect(
            throws: ModelStoreError.notDecodable(
                key: "ride", type: "Ride", reason: "the whole is not an object")
        ) {
            try await store.value(Ride.self, for: "ride")
        }
    }

    @Test func takesWhatManyWriteAtOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<200 { group.addTask { try await store.setValue(index, for: "\(index)") } }
            try await group.waitForAll()
        }
        for index in 0..<200 { #expect(try await store.value(Int.self, for: "\(index)") == index) }
    }
}
