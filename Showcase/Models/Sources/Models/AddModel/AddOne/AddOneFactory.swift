import ScaenaUIKit

/// Makes the Add one module.
@MainActor
protocol AddOneFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    ///
    /// - Throws: `ContainerError`, where the flow's container lacks what the module depends on.
    func make() throws -> any AddOneRoutes
}

/// Makes the Add one module of what the flow's container has.
@MainActor
final class DefaultAddOneFactory: AddOneFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() throws -> any AddOneRoutes {
        let modelsManager = try container.resolve((any ModelsManager).self)
        let reachabilityManager = try container.resolve((any ReachabilityManager).self)
        let words = container.words
        let presenter = DefaultAddOnePresenter(modelsManager: modelsManager, reachabilityManager: reachabilityManager)
        let view = DefaultAddOneView(words: words)
        let viewController = AddOneViewController(presenter: presenter, view: view, words: words)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
