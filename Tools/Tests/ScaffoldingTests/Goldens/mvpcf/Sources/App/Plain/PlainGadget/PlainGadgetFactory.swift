import Combine
import UIKit

/// Makes the Plain gadget module.
@MainActor
protocol PlainGadgetFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make(gadgetID: String) -> any PlainGadgetRoutes
}

/// Makes the Plain gadget module of what the flow's container has.
@MainActor
final class DefaultPlainGadgetFactory: PlainGadgetFactory {
    private unowned let container: DependencyContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: DependencyContainer) {
        self.container = container
    }

    func make(gadgetID: String) -> any PlainGadgetRoutes {
        let presenter = DefaultPlainGadgetPresenter(gadgetID: gadgetID)
        let view = DefaultPlainGadgetView()
        let viewController = PlainGadgetViewController(presenter: presenter, view: view)
        return viewController
    }
}
