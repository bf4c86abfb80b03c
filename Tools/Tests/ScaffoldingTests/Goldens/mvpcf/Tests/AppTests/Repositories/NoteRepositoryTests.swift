import Combine
import Testing

@testable import App

@MainActor
@Suite("DefaultNoteRepository")
struct DefaultNoteRepositoryTests {
    @Test("has what was added, also when it is made anew")
    func keeps() async throws {
        let store = Store()
        let repository = DefaultNoteRepository(load: { store.values }, save: { store.values = $0 })
        #expect(try await repository.all().isEmpty)
        try await repository.add(.sample)
        #expect(try await repository.all() == [.sample])
    }

    private final class Store {
        var values: [Note] = []
    }
}
