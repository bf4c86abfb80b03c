import ScaenaKit
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("DefaultGadgetManager")
struct DefaultGadgetManagerTests {
    private let repository = GadgetRepositoryMock()
    private let manager: DefaultGadgetManager

    init() {
        manager = DefaultGadgetManager(repository: repository)
    }

    @Test("knows nothing until it was told to ask, and then what its repository has")
    func refreshes() async throws {
        #expect(manager.all.value.isEmpty)
        repository.fetchGadgetsHandler = { [.sample] }
        try await manager.refresh()
        #expect(manager.all.value == [.sample])
    }
}
