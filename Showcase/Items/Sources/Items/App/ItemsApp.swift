public import Foundation
import ScaenaData
public import ScaenaUIKit
public import Words

/// The app: what lives longer than any scene, and what is seen first.
@MainActor
public final class ItemsApp {
    /// What modules share: whoever makes the first module hands it what it needs of this.
    let dependencies: AppDependencies

    /// An app that nobody has opened yet.
    public convenience init() {
        self.init(
            dependencies: AppDependencies(provider: HTTPProvider(baseURL: AppDependencies.server)))
    }

    /// An app of one server, in one language.
    ///
    /// - Parameters:
    ///   - api: The address of the server.
    ///   - language: The language that it is shown in.
    public convenience init(api: URL, language: Words.Language = .english) {
        self.init(
            dependencies: AppDependencies(provider: HTTPProvider(baseURL: api), words: ItemsWords.words(language)))
    }

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    /// The root view controller of a window: Welcome, with room for what follows it.
    public func makeRootViewController() -> UINavigationController {
        UINavigationController(rootViewController: GeneralWelcomeNavigator.makeModule(dependencies: dependencies))
    }
}
