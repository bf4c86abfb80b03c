import ScaenaData
import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultAboutRepository")
struct DefaultAboutRepositoryTests {
    @Test("has what was added, also when it is made anew")
    func keeps() async throws {
        let store = MemoryStore()
        let repository = DefaultAboutRepository(store: store)
        #expect(try await repository.all().isEmpty)
        try await repository.add(.sample)
        #expect(try await repository.all() == [.sample])
        #expect(try await DefaultAboutRepository(store: store).all() == [.sample])
    }
}
