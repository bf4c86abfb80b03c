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
            #expect(flow.screenStack.viewControllers.count == 1)
            #expect(flow.screenStack.topViewController is HomeViewController)
            flow.finish(())
            try await run.value
        }
    }

    @Test("is shown in a sheet, a stack, a tab or a column, and goes with it")
    func isPlaced() async throws {
        try await expectRunsInEveryPlace {
            MainCoordinator(parent: container(), placement: $0, animated: false)
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
        #expect(flow.screenStack.topViewController is HomeViewController)
        flow.finish(())
        try await run.value
    }
}
