import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainParentCoordinator")
struct PlainParentCoordinatorTests {
    private static func container() -> DependencyContainer {
        DependencyContainer()
    }

    private let stack = UINavigationController()
    private let flow: PlainParentCoordinator

    init() {
        flow = PlainParentCoordinator(parent: Self.container(), stack: stack, animated: false)
    }

    @Test("shows its first module")
    func starts() throws {
        try flow.start()
        #expect(stack.viewControllers.count == 0)
    }

    @Test("begins the plain empty flow, which is a part of it until it stops")
    func showPlainEmpty() throws {
        try flow.showPlainEmpty()
        let child = try #require(flow.childCoordinators.first as? PlainEmptyCoordinator)
        child.stop()
        #expect(flow.childCoordinators.isEmpty)
    }
}
