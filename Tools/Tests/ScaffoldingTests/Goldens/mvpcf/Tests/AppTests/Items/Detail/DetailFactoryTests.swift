import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultDetailFactory")
struct DefaultDetailFactoryTests {
    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        let container = Container()
        container.register((any AboutRepository).self) { _ in AboutRepositoryMock() }
        let factory = DefaultDetailFactory(container: container)
        try await expectNoLeaks {
            let window = SceneWindow(
                try factory.make(
                    item: .sample, page: 42, others: [.sample], names: ["some text": .sample]
                ).viewController)
            await window.settle()
            #expect(window.topViewController is DetailViewController)
        }
    }
}
