import ScaenaUIKit

/// Makes the Terms and conditions module.
@MainActor
protocol TermsAndConditionsFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any TermsAndConditionsRoutes
}

/// Makes the Terms and conditions module of what the flow's container has.
@MainActor
final class DefaultTermsAndConditionsFactory: TermsAndConditionsFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() -> any TermsAndConditionsRoutes {
        let presenter = DefaultTermsAndConditionsPresenter()
        let view = DefaultTermsAndConditionsView()
        let viewController = TermsAndConditionsViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
