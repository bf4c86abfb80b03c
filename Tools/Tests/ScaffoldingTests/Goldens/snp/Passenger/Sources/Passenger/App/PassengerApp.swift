public import ScaenaUIKit

/// The app: what lives longer than any scene, and what is seen first.
@MainActor
public final class PassengerApp {
    /// An app that nobody has opened yet.
    public init() {}

    /// The root view controller of a window: Home, with room for what follows it.
    public func makeRootViewController() -> UINavigationController {
        UINavigationController(rootViewController: HomeConfigurator.build().viewController)
    }
}
