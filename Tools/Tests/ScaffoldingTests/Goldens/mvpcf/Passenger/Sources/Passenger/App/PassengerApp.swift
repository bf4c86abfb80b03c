public import ScaenaUIKit

/// The app: what lives longer than any flow, and the coordinator that shows it.
@MainActor
public final class PassengerApp {
    private let container = ApplicationContainer.build()

    /// An app that nobody has opened yet.
    public init() {}

    /// Shows the app in a window, for as long as the window is there.
    public func start(in window: UIWindow) {
        // A window needs a root before its first flow has one.
        window.rootViewController = UIViewController()
        ApplicationCoordinator(container: container, window: window).launch()
    }
}
