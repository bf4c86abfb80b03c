import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("DefaultBareFactory")
struct DefaultBareFactoryTests {
    private let container = DependencyContainer()

    private func make() -> any BareRoutes {
        return DefaultBareFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is BareViewController)
        #expect(module.viewController.view is DefaultBareView)
    }
}
