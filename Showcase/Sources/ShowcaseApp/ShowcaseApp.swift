import Foundation
import ScaenaData
import ScaenaUIKit
import Words

/// The sample app, as its app delegate would hold it: what lives longer than any scene.
@MainActor
public final class ShowcaseApp {
    private let aboutManager: AboutManager
    private let termsAndConditions: URL
    private let dependencies: AppDependencies

    /// The app, talking to one API.
    ///
    /// - Parameters:
    ///   - api: The address of the API.
    ///   - store: Where it keeps what it fetched.
    ///   - language: The language that it is shown in.
    public convenience init(
        api: URL, store: any ModelStore = MemoryStore(), language: Words.Language = .english
    ) {
        self.init(provider: HTTPProvider(baseURL: api), api: api, store: store, words: SnappWords.words(language))
    }

    init(provider: HTTPProvider, api: URL, store: any ModelStore, words: Words) {
        let dispatcher = Dispatcher()
        aboutManager = AboutManager(provider: provider, store: store, dispatcher: dispatcher)
        dependencies = AppDependencies(
            rideManager: RideManager(provider: provider, store: store, dispatcher: dispatcher), words: words)
        termsAndConditions = api.appendingPathComponent("terms")
    }

    /// The first screen: About, with Welcome below it to go back to.
    ///
    /// - Returns: The root view controller of a window.
    public func makeRootViewController() -> UINavigationController {
        let navigationController = UINavigationController()
        navigationController.setViewControllers(
            [
                WelcomeConfigurator.build(
                    aboutManager: aboutManager, termsAndConditions: termsAndConditions, dependencies: dependencies),
                AboutConfigurator.build(
                    aboutManager: aboutManager, termsAndConditions: termsAndConditions, words: dependencies.words),
            ], animated: false)
        return navigationController
    }
}
