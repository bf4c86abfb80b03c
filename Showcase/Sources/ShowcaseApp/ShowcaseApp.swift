import Foundation
import ScaenaData
import ScaenaUIKit

/// The sample app, as its app delegate would hold it: what lives longer than any scene.
@MainActor
public final class ShowcaseApp {
    private let aboutManager: AboutManager
    private let termsAndConditions: URL

    /// The app, talking to one API.
    ///
    /// - Parameters:
    ///   - api: The address of the API.
    ///   - store: Where it keeps what it fetched.
    public init(api: URL, store: any ModelStore = MemoryStore()) {
        aboutManager = AboutManager(provider: HTTPProvider(baseURL: api), store: store, dispatcher: Dispatcher())
        termsAndConditions = api.appendingPathComponent("terms")
    }

    /// The first screen: About, with Welcome below it to go back to.
    ///
    /// - Returns: The root view controller of a window.
    public func makeRootViewController() -> UINavigationController {
        let navigationController = UINavigationController()
        navigationController.setViewControllers(
            [
                WelcomeConfigurator.build(aboutManager: aboutManager, termsAndConditions: termsAndConditions),
                AboutConfigurator.build(aboutManager: aboutManager, termsAndConditions: termsAndConditions),
            ], animated: false)
        return navigationController
    }
}
