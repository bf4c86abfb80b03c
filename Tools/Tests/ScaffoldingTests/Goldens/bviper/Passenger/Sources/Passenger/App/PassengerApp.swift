public import ScaenaUIKit

/// The app: what lives longer than any module, and what is seen first.
@MainActor
public final class PassengerApp {
    /// An app that nobody has opened yet.
    public init() {}

    /// The root of a window: a module of its own, which goes to Home.
    public func makeRootViewController() -> UINavigationController {
        RootNavigationControllerBuilder.createRootNavigationController()
    }
}
