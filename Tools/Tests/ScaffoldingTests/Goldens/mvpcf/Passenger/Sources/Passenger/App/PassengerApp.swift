public import ScaenaUIKit

/// The app: what lives longer than any flow, and the coordinator that shows it.
@MainActor
public final class PassengerApp {
    private let container: ServiceContainer

    /// An app that nobody has opened yet.
    public convenience init() {
        self.init(container: ApplicationContainer.build())
    }

    init(container: ServiceContainer) {
        self.container = container
    }

    /// Shows the app in a window, for as long as the window is there.
    ///
    /// - Returns: The first flow, to be handed what the app is asked to do.
    @discardableResult
    public func start(in window: UIWindow) -> AnyCoordinator {
        // A window needs a root before its first flow has one.
        window.rootViewController = UIViewController()
        let coordinator = ApplicationCoordinator(container: container, window: window)
        coordinator.launch()
        return coordinator
    }
}
