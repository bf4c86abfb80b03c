import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("MainCoordinator")
struct MainCoordinatorTests {
    private func container() -> ServiceContainer {
        ServiceContainer("app")
    }

    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            let flow = MainCoordinator(
                parent: container(), placement: .root(of: window.window), animated: false)
            let run = Task { try await flow.run() }
            await window.settle()
            let stack = flow.host?.content as? UINavigationController
            #expect(stack?.viewControllers.count == 1)
            #expect(stack?.topViewController is HomeViewController)
            flow.finish(())
            try await run.value
        }
    }

    @Test("opens home")
    func showHome() async throws {
        let window = SceneWindow(UIViewController())
        let flow = MainCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showHome()
        let stack = flow.host?.content as? UINavigationController
        #expect(stack?.topViewController is HomeViewController)
        flow.finish(())
        try await run.value
    }
}
