import ScaenaUIKit

/// Makes the Dated module.
@MainActor
protocol DatedFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make(link: URL, at: Date?) -> any DatedRoutes
}

/// Makes the Dated module of what the flow's container has.
@MainActor
final class DefaultDatedFactory: DatedFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make(link: URL, at: Date?) -> any DatedRoutes {
        let presenter = DefaultDatedPresenter(link: link, at: at)
        let view = DefaultDatedView()
        let viewController = DatedViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
