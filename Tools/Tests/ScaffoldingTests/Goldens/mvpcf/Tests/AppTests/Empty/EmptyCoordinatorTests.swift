import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("EmptyCoordinator")
struct EmptyCoordinatorTests {
    private func container() -> ServiceContainer {
        ServiceContainer("app")
    }

    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            let flow = EmptyCoordinator(
                parent: container(), placement: .root(of: window.window), animated: false)
            let run = Task { try await flow.run() }
            await window.settle()
            let stack = flow.screenStack
            #expect(stack.viewControllers.count == 0)
            flow.finish(())
            try await run.value
        }
    }
}
