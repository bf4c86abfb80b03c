import ScaenaData
public import ScaenaUIKit

/// The app: what lives longer than any scene, and what is seen first.
@MainActor
public final class PassengerApp {
    /// Everything that scenes share: whoever builds the first scene hands it what it needs of this.
    let dependencies: AppDependencies

    /// An app that nobody has opened yet.
    public convenience init() {
        self.init(
            dependencies: AppDependencies(
                provider: HTTPProvider(baseURL: AppDependencies.server), store: MemoryStore()))
    }

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    /// The root view controller of a window: Home, with room for what follows it.
    public func makeRootViewController() -> UINavigationController {
        UINavigationController(rootViewController: HomeConfigurator.build().viewController)
    }
}
