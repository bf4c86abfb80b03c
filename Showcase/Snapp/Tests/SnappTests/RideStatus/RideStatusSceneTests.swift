import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("The Ride status scene")
final class RideStatusSceneTests {
    private let rideManager = RideManagerProtocolMock()
    private let dependencies = AppDependencies.sample

    init() {
        rideManager.fetchRideHandler = {
            Ride(
                id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0)
            )
        }
        rideManager.addRideHandler = {
            Ride(
                id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0)
            )
        }
    }

    // A mock keeps what it was told: the observer, which holds the mock.
    deinit {
        rideManager.forgetCalls()
    }

    /// A window with the scene, at rest.
    private func makeWindow() async -> SceneWindow {
        let scene = RideStatusConfigurator.build(rideManager: rideManager, dependencies: dependencies).viewController
        let window = SceneWindow(UINavigationController(rootViewController: scene))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        #expect(window.shows("state"))
        #expect(rideManager.fetchRideCallCount == 1)
    }

    @Test("shows what went wrong, and recovers by Retry")
    func recovers() async throws {
        rideManager.fetchRideHandler = { throw Failure() }
        let window = await makeWindow()
        try await window.waitFor("Retry")
        rideManager.fetchRideHandler = {
            Ride(
                id: "id", state: "state", driver: "driver", fare: 42, requested: Date(timeIntervalSince1970: 0)
            )
        }
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.isBusy && !window.shows("Retry") }
        #expect(window.shows("state"))
    }

    @Test("leads on: fare")
    func fareTapped() async throws {
        // Fare observes the manager that it is handed.
        defer { (dependencies.rideManager as? RideManagerProtocolMock)?.forgetCalls() }
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        let root = window.window.rootViewController as? UINavigationController
        try await window.tap("Fare")
        #expect(root?.viewControllers.count == 2)
    }

    @Test("leads on: history")
    func historyTapped() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
        let root = window.window.rootViewController as? UINavigationController
        try await window.tap("History")
        #expect(root?.viewControllers.count == 2)
    }

    @Test("takes everything with it when it goes")
    func ownsTheScene() async throws {
        try await expectNoLeaks {
            let window = await makeWindow()
            try await window.wait(for: "The end of loading") { !window.isBusy }
            // A mock keeps what it was told, and so the observer.
            rideManager.forgetCalls()
        }
    }

    private struct Failure: Error, Equatable {}
}
