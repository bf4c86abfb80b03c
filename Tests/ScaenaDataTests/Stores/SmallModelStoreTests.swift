import Foundation
import ScaenaData
import Testing

@Suite("SmallModelStore")
struct SmallModelStoreTests {
    private struct Ride: Codable, Equatable, Sendable {
        var seats: Int
    }

    private let values = MemoryKeyValueStore()
    private let secrets = MemorySecrets()

    /// One in small values, one among secrets: both hold to the same.
    private var stores: [SmallModelStore] {
        [SmallModelStore(in: values, name: "models"), SmallModelStore(among: secrets, name: "models")]
    }

    @Test func givesBackWhatItKeepsAlsoWhenItIsMadeAnew() async throws {
        for store in stores {
            try await store.setValue(Ride(seats: 1), for: "ride")
            try await store.setValue(Ride(seats: 2), for: "ride")
            try await store.setValue("text", for: "about")
        }
        for store in stores {
            #expect(try await store.value(Ride.self, for: "ride") == Ride(seats: 2))
            #expect(try await store.value(String.self, for: "about") == "text")
            #expect(try await store.value(String.self, for: "nothing") == nil)
        }
        #expect(secrets.secret("models") != nil && values.data(for: "models") != nil)
    }

    @Test func forgetsAndLeavesNothingBehind() async throws {
        for store in stores {
            try await store.setValue(1, for: "a")
            try await store.setValue(2, for: "b")
            try await store.removeValue(for: "a")
            try await store.removeValue(for: "nothing")
            #expect(try await store.value(Int.self, for: "a") == nil)
            #expect(try await store.value(Int.self, for: "b") == 2)
            try await store.removeAll()
        }
        #expect(secrets.secret("models") == nil && values.data(for: "models") == nil)
    }

    @Test func forgetsWhatWasWrittenFirst() async throws {
        for store in stores {
            for (index, key) in ["ride/1", "ride/2", "other", "ride/1", "ride/3"].enumerated() {
                try await store.setValue(index, for: key)
            }
            try await store.removeOldest(under: "ride/", keeping: 2)
            #expect(try await store.value(Int.self, for: "ride/2") == nil)
            #expect(try await store.value(Int.self, for: "ride/1") == 3)
            #expect(try await store.value(Int.self, for: "ride/3") == 4)
            #expect(try await store.value(Int.self, for: "other") == 2)
            try await store.removeOldest(under: "ride/", keeping: -1)
            #expect(try await store.value(Int.self, for: "ride/3") == nil)
        }
    }

    @Test func losesNoWriteOfManyAtOnce() async throws {
        for store in stores {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<50 {
                    group.addTask { try await store.setValue(number, for: "\(number)") }
                }
                try await group.waitForAll()
            }
            for number in 0..<50 { #expect(try await store.value(Int.self, for: "\(number)") == number) }
        }
    }

    @Test func saysWhatItCannotReadAndKeepsIt() async throws {
        let foreign = Data("foreign".utf8)
        values.setData(foreign, for: "models")
        let store = SmallModelStore(in: values, name: "models")
        await #expect(throws: ModelStoreError.self) { try await store.value(Int.self, for: "a") }
        await #expect(throws: ModelStoreError.self) { try await store.setValue(1, for: "a") }
        #expect(values.data(for: "models") == foreign)
    }

    private struct LockedSecrets: SecretStore {
        var protection: String { "" }
        func secret(_ name: String) throws(SecretStoreError) -> Data? { throw .locked }
        func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) { throw .locked }
    }

    @Test func saysWhyTheSmallerStoreFails() async throws {
        let store = SmallModelStore(among: LockedSecrets(), name: "models")
        await #expect(throws: ModelStoreError.unavailable(reason: "The secrets are locked")) {
            try await store.value(Int.self, for: "a")
        }
        await #expect(throws: ModelStoreError.unavailable(reason: "The secrets are locked")) {
            try await store.setValue(1, for: "a")
        }
    }
}
