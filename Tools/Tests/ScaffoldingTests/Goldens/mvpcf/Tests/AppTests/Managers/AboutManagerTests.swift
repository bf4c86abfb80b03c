import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultAboutManager")
struct DefaultAboutManagerTests {
    private let repository = AboutRepositoryMock()
    private let manager: DefaultAboutManager

    init() {
        manager = DefaultAboutManager(repository: repository)
    }

    @Test("knows nothing until it was told to ask, and then what its repository has")
    func refreshes() async throws {
        #expect(manager.all.value.isEmpty)
        repository.allHandler = { [.sample] }
        try await manager.refresh()
        #expect(manager.all.value == [.sample])
    }
}
