import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("The Orders scene")
final class OrdersSceneTests {
    private static let order = Order(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "name",
        placed: Date(timeIntervalSince1970: 0))
    private let orderManager = OrderManagerProtocolMock()
    private let name: String = "some text"
    private let dependencies = AppDependencies.sample

    init() {
        orderManager.fetchOrdersHandler = { [Self.order] }
        orderManager.deleteAllOrdersHandler = {}
    }

    // A mock keeps what it was told: the observer, which holds the mock.
    deinit {
        orderManager.forgetCalls()
    }

    /// A window with the scene, at rest.
    private func makeWindow() async -> SceneWindow {
        let scene = OrdersConfigurator.build(
            orderManager: orderManager, name: name, dependencies: dependencies
        ).viewController
        let window = SceneWindow(UINavigationController(rootViewController: scene))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        #expect(window.shows("name"))
        #expect(orderManager.fetchOrdersCallCount == 1)
    }

    @Test("shows what went wrong, and recovers by Retry")
    func recovers() async throws {
        orderManager.fetchOrdersHandler = { throw Failure() }
        let window = await makeWindow()
        try await window.waitFor("Retry")
        orderManager.fetchOrdersHandler = { [Self.order] }
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.isBusy && !window.shows("Retry") }
        #expect(window.shows("name"))
    }

    @Test("leads on: add")
    func addTapped() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        let root = window.window.rootViewController as? UINavigationController
        try await window.tap("Add")
        #expect(root?.presentedViewController === window.topViewController)
        #expect(window.topViewController !== root)
    }

    @Test("leads on: help")
    func helpTapped() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        let root = window.window.rootViewController as? UINavigationController
        try await window.tap("Help")
        #expect(root?.viewControllers.count == 1)
    }

    @Test("takes everything with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = await makeWindow()
            try await window.wait(for: "The end of loading") { !window.isBusy }
            // A mock keeps what it was told, and so the observer.
            orderManager.forgetCalls()
        }
    }

    private struct Failure: Error, Equatable {}
}
