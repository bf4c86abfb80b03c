import ScaenaUIKit

/// Makes the Model list module.
@MainActor
protocol ModelListFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    ///
    /// - Throws: `ContainerError`, where the flow's container lacks what the module depends on.
    func make() throws -> any ModelListRoutes
}

/// Makes the Model list module of what the flow's container has.
@MainActor
final class DefaultModelListFactory: ModelListFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() throws -> any ModelListRoutes {
        let modelsManager = try container.resolve((any ModelsManager).self)
        let reachabilityManager = try container.resolve((any ReachabilityManager).self)
        let words = container.words
        let presenter = DefaultModelListPresenter(
            modelsManager: modelsManager, reachabilityManager: reachabilityManager, locale: words.locale)
        let view = DefaultModelListView(words: words)
        let cellFactory = DefaultModelListCellFactory()
        let viewController = ModelListViewController(
            presenter: presenter, view: view, cellFactory: cellFactory, words: words)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        viewController.lifetime.track(cellFactory, as: "cellFactory")
        return viewController
    }
}
