import ScaenaData
import Testing

@testable import Models

@MainActor
@Suite("DefaultKeptModelRepository")
struct DefaultKeptModelRepositoryTests {
    @Test("has what was kept, and nothing at first")
    func keeps() async throws {
        let store = MemoryStore()
        #expect(try await DefaultKeptModelRepository(store: store).models().isEmpty)
        try await DefaultKeptModelRepository(store: store).keep([.sample])
        #expect(try await DefaultKeptModelRepository(store: store).models() == [.sample])
    }
}
