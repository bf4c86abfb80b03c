import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("The Gadget list module")
struct GadgetListModuleTests {
    private static let gadget = Gadget(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "name",
        created: Date(timeIntervalSince1970: 0))
    private let container = ServiceContainer()
    private let gadgetRepository = GadgetRepositoryMock()

    init() {
        container.register((any GadgetRepository).self) { [gadgetRepository] _ in gadgetRepository }
        gadgetRepository.fetchGadgetsHandler = { [Self.gadget] }
        gadgetRepository.deleteAllGadgetsHandler = {}
    }

    /// A window with the module, at rest.
    private func makeWindow() async throws -> SceneWindow {
        let module = try DefaultGadgetListFactory(container: container).make()
        let window = SceneWindow(UINavigationController(rootViewController: module.viewController))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = try await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        #expect(window.shows("name"))
        #expect(gadgetRepository.fetchGadgetsCallCount == 1)
    }

    @Test("shows what went wrong, and recovers by Retry")
    func recovers() async throws {
        gadgetRepository.fetchGadgetsHandler = { throw Failure() }
        let window = try await makeWindow()
        try await window.waitFor("Retry")
        gadgetRepository.fetchGadgetsHandler = { [Self.gadget] }
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.isBusy && !window.shows("Retry") }
        #expect(window.shows("name"))
    }

    @Test("takes everything with it when it goes")
    func ownsTheModule() async throws {
        try await expectNoLeaks {
            let window = try await makeWindow()
            try await window.wait(for: "The end of loading") { !window.isBusy }
        }
    }

    private struct Failure: Error {}
}
