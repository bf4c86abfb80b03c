import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("The Fare scene")
final class FareSceneTests {
    private let rideManager = RideManagerProtocolMock()

    init() {
        rideManager.fetchRideHandler = {
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
        let scene = FareConfigurator.build(rideManager: rideManager).viewController
        let window = SceneWindow(UINavigationController(rootViewController: scene))
        await window.settle()
        return window
    }

    @Test("loads what it shows")
    func loads() async throws {
        let window = await makeWindow()
        try await window.wait(for: "The end of loading") { !window.isBusy }
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
