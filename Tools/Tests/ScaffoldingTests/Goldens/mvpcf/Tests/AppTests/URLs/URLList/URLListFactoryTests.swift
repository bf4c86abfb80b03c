import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultURLListFactory")
struct DefaultURLListFactoryTests {
    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        let container = Container()
        let factory = DefaultURLListFactory(container: container)
        try await expectNoLeaks {
            let window = SceneWindow(factory.make().viewController)
            await window.settle()
            #expect(window.topViewController is URLListViewController)
        }
    }
}
