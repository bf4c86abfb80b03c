import Combine
import UIKit

/// Makes the Bare module.
@MainActor
protocol BareFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any BareRoutes
}

/// Makes the Bare module of what the flow's container has.
@MainActor
final class DefaultBareFactory: BareFactory {
    private unowned let container: DependencyContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: DependencyContainer) {
        self.container = container
    }

    func make() -> any BareRoutes {
        let presenter = DefaultBarePresenter()
        let view = DefaultBareView()
        let viewController = BareViewController(presenter: presenter, view: view)
        return viewController
    }
}
