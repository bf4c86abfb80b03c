import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("The Model list module")
struct ModelListModuleTests {
    private static let model = Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0))
    private let container = ServiceContainer()
    private let modelsManager = ModelsManagerMock()
    private let isOnline = StateRelay(true)

    init() {
        modelsManager.all = StateRelay<[Model]>([])
        container.register((any ModelsManager).self) { [modelsManager] _ in modelsManager }
        modelsManager.refreshHandler = {}
        let reachabilityManager = ReachabilityManagerMock()
        reachabilityManager.connectionIsReachable = isOnline
        container.register((any ReachabilityManager).self) { _ in reachabilityManager }
    }

    /// A window with the module, at rest.
    private func makeWindow() async throws -> SceneWindow {
        let module = try DefaultModelListFactory(container: container).make()
        let window = SceneWindow(UINavigationController(rootViewController: module.viewController))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = try await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        #expect(modelsManager.refreshCallCount == 1)
    }

    @Test("shows what went wrong, and recovers by Retry")
    func recovers() async throws {
        modelsManager.refreshHandler = { throw Failure() }
        let window = try await makeWindow()
        try await window.waitFor("Retry")
        modelsManager.refreshHandler = {}
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.isBusy && !window.shows("Retry") }
    }

    @Test("says that it is offline while it is")
    func saysThatItIsOffline() async throws {
        let window = try await makeWindow()
        let banner = "Offline: what you see may be old."
        #expect(!window.shows(banner))
        isOnline.value = false
        await window.settle()
        #expect(window.shows(banner))
        isOnline.value = true
        await window.settle()
        #expect(!window.shows(banner))
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
