import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("expectNoLeaks")
@MainActor
struct ExpectNoLeaksTests {
    private final class Interactor: SceneInteractorProtocol {
        /// The object that keeps the interactor, where a test wants a leak: itself.
        var keeper: Interactor?
    }

    private final class RideViewController: SceneViewController {}

    private func scene(leaks: Bool = false) -> RideViewController {
        let interactor = Interactor()
        if leaks { interactor.keeper = interactor }
        let viewController = RideViewController(interactor: interactor)
        viewController.lifetime.track(interactor, as: "interactor")
        interactors.all.append(Weak(interactor))
        return viewController
    }

    @MainActor
    private final class Interactors {
        var all: [Weak<Interactor>] = []
    }

    private let interactors = Interactors()

    /// Breaks up what leaks on purpose.
    private func mend() {
        for interactor in interactors.all { interactor.object?.keeper = nil }
    }

    @Test func nobodyStays() async throws {
        try await expectNoLeaks {
            let viewController = scene()
            let window = SceneWindow(viewController)
            await window.settle()
        }
    }

    @Test func whoStaysIsNamed() async throws {
        let error = await #expect(throws: LeakError.self) {
            try await expectNoLeaks(within: 0.02) {
                let window = SceneWindow(scene(leaks: true))
                await window.settle()
            }
        }
        #expect(error?.description == "still alive of scene Ride: its interactor (Interactor)")
        mend()
    }

    @Test func whatBeginsInAScenesTaskIsWatchedWhoeverStartedIt() async throws {
        await #expect(throws: LeakError.self) {
            try await expectNoLeaks(within: 0.02) {
                let tasks = SceneTasks()
                // As by an alert's action: not in a task of the body.
                await Task.detached { [self] in await tasks.run { _ = self.scene(leaks: true) }.value }.value
            }
        }
        mend()
    }

    @Test func aSceneThatIsStillShownIsNamed() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = SceneWindow(navigation)
        let error = await #expect(throws: LeakError.self) {
            try await expectNoLeaks(within: 0.02) {
                for _ in 0..<2 { navigation.pushViewController(scene(), animated: false) }
                await window.settle()
            }
        }
        #expect(
            error?.description == """
                still alive of scene Ride: its view controller (RideViewController), 2 times
                still alive of scene Ride: its interactor (Interactor), 2 times
                """)
    }

    @Test func scenesOfOthersAreNotSeen() async throws {
        let other = scene()
        try await expectNoLeaks { _ = scene() }
        withExtendedLifetime(other) {}
    }

    @Test func scenesOfTheBodysTasksAreSeen() async throws {
        var kept: RideViewController?
        await #expect(throws: LeakError.self) {
            try await expectNoLeaks(within: 0.02) {
                await Task { kept = scene() }.value
            }
        }
        withExtendedLifetime(kept) {}
    }

    @Test func whatTheBodyThrowsIsThrownOn() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await expectNoLeaks { throw Failure() }
        }
    }

    @Test func whoTakesAMomentLongerIsNoLeak() async throws {
        var kept: RideViewController?
        try await expectNoLeaks(within: 60) {
            kept = scene()
            Task {
                for _ in 0..<20 { await Task.yield() }
                kept = nil
            }
        }
        #expect(kept == nil)
    }

    /// A callback of the main queue belongs to no task; the window in which its scene is seen belongs to the check.
    @Test func aSceneThatBeginsInACallbackIsSeenInItsWindow() async throws {
        let error = await #expect(throws: LeakError.self) {
            try await expectNoLeaks(within: 0.02) {
                let navigation = UINavigationController(rootViewController: UIViewController())
                let window = SceneWindow(navigation)
                await window.settle()
                await withCheckedContinuation { continuation in
                    DispatchQueue.main.async {
                        navigation.pushViewController(scene(leaks: true), animated: true)
                        continuation.resume()
                    }
                }
                await window.settle()
                try await window.goBack()
            }
        }
        #expect(error?.description == "still alive of scene Ride: its interactor (Interactor)")
        mend()
    }
}
