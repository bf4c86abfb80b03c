import Testing

@testable import CLEANSWIFTSwift6Mode

@MainActor
@Suite("ItemStore")
struct ItemStoreTests {
    @Test("gives what it fetched")
    func fetches() async throws {
        let store = ItemStore { [.sample] }
        #expect(try await store.fetch() == [.sample])
    }

    @Test("tells what kept it from fetching")
    func fails() async {
        let store = ItemStore { throw Failure() }
        await #expect(throws: Failure.self) { try await store.fetch() }
    }

    private struct Failure: Error {}
}
