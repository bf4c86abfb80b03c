import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainCoordinator")
struct PlainCoordinatorTests {
    private static func container() -> DependencyContainer {
        let container = DependencyContainer()
        container.register((any NoteRepository).self) { _ in
            let mock = NoteRepositoryMock()
            mock.allHandler = { throw CancellationError() }
            mock.add_Handler = { _ in throw CancellationError() }
            return mock
        }
        return container
    }

    private let stack = UINavigationController()
    private let flow: PlainCoordinator

    init() {
        flow = PlainCoordinator(parent: Self.container(), stack: stack, animated: false)
    }

    @Test("shows its first module")
    func starts() throws {
        try flow.start()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.topViewController is BareViewController)
    }

    @Test("opens plain")
    func showPlain() throws {
        try flow.showPlain(item: .sample)
        #expect(stack.topViewController is PlainViewController)
        let opened = stack.topViewController as? PlainViewController
        opened?.bareRequested?()
        #expect(stack.topViewController is BareViewController)
    }

    @Test("opens bare")
    func showBare() throws {
        try flow.showBare()
        #expect(stack.topViewController is BareViewController)
    }
}
