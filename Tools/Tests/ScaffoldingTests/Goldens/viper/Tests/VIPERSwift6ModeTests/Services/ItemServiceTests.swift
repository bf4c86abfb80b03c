import Testing

@testable import VIPERSwift6Mode

@MainActor
@Suite("ItemService")
struct ItemServiceTests {
    @Test("gives what it fetched")
    func fetches() async throws {
        let service = ItemService { [.sample] }
        #expect(try await service.fetch() == [.sample])
    }

    @Test("tells what kept it from fetching")
    func fails() async {
        let service = ItemService { throw Failure() }
        await #expect(throws: Failure.self) { try await service.fetch() }
    }

    private struct Failure: Error {}
}
