import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultTermsAndConditionsFactory")
struct DefaultTermsAndConditionsFactoryTests {
    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        let container = Container()
        let factory = DefaultTermsAndConditionsFactory(container: container)
        try await expectNoLeaks {
            let window = SceneWindow(factory.make().viewController)
            await window.settle()
            #expect(window.topViewController is TermsAndConditionsViewController)
        }
    }
}
