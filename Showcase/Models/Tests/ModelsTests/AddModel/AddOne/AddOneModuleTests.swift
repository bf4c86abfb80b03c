import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("The Add one module")
struct AddOneModuleTests {
    private let container = ServiceContainer()
    private let modelsManager = ModelsManagerMock()
    private let reachabilityManager = ReachabilityManagerMock()

    init() {
        container.register((any ModelsManager).self) { [modelsManager] _ in modelsManager }
        reachabilityManager.connectionIsReachable = StateRelay<Bool>(true)
        container.register((any ReachabilityManager).self) { [reachabilityManager] _ in reachabilityManager }
        modelsManager.addModelNameHandler = { _ in Model.sample }
    }

    /// A window with the module, at rest.
    private func makeWindow() async throws -> SceneWindow {
        let module = try DefaultAddOneFactory(container: container).make()
        let window = SceneWindow(UINavigationController(rootViewController: module.viewController))
        await window.settle()
        return window
    }

    @Test("takes everything with it when it goes")
    func ownsTheModule() async throws {
        try await expectNoLeaks {
            let window = try await makeWindow()
            try await window.wait(for: "The end of loading") { !window.isBusy }
        }
    }
}
