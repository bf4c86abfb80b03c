import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("DefaultPlainFactory")
struct DefaultPlainFactoryTests {
    private let container = DependencyContainer()

    private func make() throws -> any PlainRoutes {
        let noteRepository = NoteRepositoryMock()
        container.register((any NoteRepository).self) { _ in noteRepository }
        return try DefaultPlainFactory(container: container).make(item: .sample)
    }

    @Test("makes a module that shows its view")
    func makesTheModule() throws {
        let module = try make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is PlainViewController)
        #expect(module.viewController.view is DefaultPlainView)
    }
}
