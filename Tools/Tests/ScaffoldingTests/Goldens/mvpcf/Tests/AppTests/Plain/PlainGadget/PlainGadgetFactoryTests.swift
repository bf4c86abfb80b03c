import Combine
import Testing
import UIKit

@testable import App

@MainActor
@Suite("DefaultPlainGadgetFactory")
struct DefaultPlainGadgetFactoryTests {
    private let container = DependencyContainer()

    private func make() -> any PlainGadgetRoutes {
        return DefaultPlainGadgetFactory(container: container).make(gadgetID: "some text")
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is PlainGadgetViewController)
        #expect(module.viewController.view is DefaultPlainGadgetView)
    }
}
