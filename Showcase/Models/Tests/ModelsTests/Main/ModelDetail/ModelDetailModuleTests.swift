import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("The Model detail module")
struct ModelDetailModuleTests {
    private let container = ServiceContainer()
    private let modelsManager = ModelsManagerMock()

    init() {
        container.register((any ModelsManager).self) { [modelsManager] _ in modelsManager }
        modelsManager.modelIdHandler = { _ in Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0)) }
    }

    /// A window with the module, at rest.
    private func makeWindow() async throws -> SceneWindow {
        let module = try DefaultModelDetailFactory(container: container).make(id: "some text")
        let window = SceneWindow(UINavigationController(rootViewController: module.viewController))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = try await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        #expect(window.shows("name"))
        #expect(modelsManager.arguments(of: \.modelId).count == 1)
    }

    @Test("shows what went wrong, and recovers by Retry")
    func recovers() async throws {
        modelsManager.modelIdHandler = { _ in throw Failure() }
        let window = try await makeWindow()
        try await window.waitFor("Retry")
        modelsManager.modelIdHandler = { _ in Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0)) }
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
