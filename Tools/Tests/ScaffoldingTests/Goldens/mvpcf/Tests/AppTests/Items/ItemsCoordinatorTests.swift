import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsCoordinator")
struct ItemsCoordinatorTests {
    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            let flow = ItemsCoordinator(
                parent: Container("app"), placement: .root(of: window.window), animated: false)
            let run = Task { try await flow.run() }
            await window.settle()
            let stack = flow.host?.content as? UINavigationController
            #expect(stack?.viewControllers.count == 1)
            #expect(stack?.topViewController is StartViewController)
            flow.finish(())
            try await run.value
        }
    }

    @Test("opens start")
    func showStart() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ItemsCoordinator(
            parent: Container("app"), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showStart()
        let stack = flow.host?.content as? UINavigationController
        #expect(stack?.topViewController is StartViewController)
        flow.finish(())
        try await run.value
    }

    @Test("opens terms and conditions")
    func showTermsAndConditions() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ItemsCoordinator(
            parent: Container("app"), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showTermsAndConditions()
        let stack = flow.host?.content as? UINavigationController
        #expect(stack?.topViewController is TermsAndConditionsViewController)
        flow.finish(())
        try await run.value
    }
}
