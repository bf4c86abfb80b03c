import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainEmptyCoordinator")
struct PlainEmptyCoordinatorTests {
    private static func container() -> DependencyContainer {
        DependencyContainer()
    }

    private let stack = UINavigationController()
    private let flow: PlainEmptyCoordinator

    init() {
        flow = PlainEmptyCoordinator(parent: Self.container(), stack: stack, animated: false)
    }

    @Test("shows its first module")
    func starts() throws {
        try flow.start()
        #expect(stack.viewControllers.count == 0)
    }
}
