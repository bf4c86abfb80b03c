import ScaenaUIKit

/// Makes the Model detail module.
@MainActor
protocol ModelDetailFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    ///
    /// - Throws: `ContainerError`, where the flow's container lacks what the module depends on.
    func make(id: String) throws -> any ModelDetailRoutes
}

/// Makes the Model detail module of what the flow's container has.
@MainActor
final class DefaultModelDetailFactory: ModelDetailFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make(id: String) throws -> any ModelDetailRoutes {
        let modelsManager = try container.resolve((any ModelsManager).self)
        let words = container.words
        let presenter = DefaultModelDetailPresenter(modelsManager: modelsManager, id: id, locale: words.locale)
        let view = DefaultModelDetailView()
        let viewController = ModelDetailViewController(presenter: presenter, view: view, words: words)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
