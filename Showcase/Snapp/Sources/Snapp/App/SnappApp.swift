public import Foundation
public import ScaenaData
public import ScaenaUIKit
public import Words

/// The app: what lives longer than any scene, and what is seen first.
@MainActor
public final class SnappApp {
    /// The addresses that lead into the app.
    public static var routes: URLRoutes { ShowScene.routes }

    /// Everything that scenes share: whoever builds the first scene hands it what it needs of this.
    let dependencies: AppDependencies
    private weak var welcome: WelcomeViewController?

    /// An app that nobody has opened yet.
    public convenience init() {
        self.init(
            dependencies: AppDependencies(
                provider: HTTPProvider(baseURL: AppDependencies.server), store: MemoryStore()))
    }

    /// An app of one server, in one language.
    ///
    /// - Parameters:
    ///   - api: The address of the server.
    ///   - store: Where it keeps what it fetched.
    ///   - language: The language that it is shown in.
    public convenience init(api: URL, store: any ModelStore, language: Words.Language = .english) {
        self.init(
            dependencies: AppDependencies(
                provider: HTTPProvider(baseURL: api), store: store, words: SnappWords.words(language)))
    }

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
    }

    /// The root view controller of a window: About, with Welcome below it to go back to.
    public func makeRootViewController() -> UINavigationController {
        let navigationController = UINavigationController()
        let welcome = WelcomeConfigurator.build(
            aboutManager: dependencies.aboutManager, dependencies: dependencies
        ).viewController
        self.welcome = welcome
        navigationController.setViewControllers([welcome, makeAbout()], animated: false)
        return navigationController
    }

    /// Does what is asked of the app from outside: opens a link.
    ///
    /// - Parameter action: What is asked.
    /// - Returns: What became of it.
    public func perform(_ action: any FlowAction) -> ActionOutcome {
        guard let link = action as? ShowScene, let welcome else { return .stopped(path: ["Snapp!"], reason: .notKnown) }
        welcome.open(link)
        return .arrived(path: ["Snapp!"])
    }

    /// Makes a screen again that was open before a restart.
    ///
    /// - Parameter saved: What was saved of the screen.
    /// - Returns: The screen; `nil` if there is none like that.
    public func makeScreen(for saved: SavedFlow) -> UIViewController? {
        let (rideManager, words) = (dependencies.rideManager, dependencies.words)
        return switch saved.id {
        case AboutViewController.id: makeAbout()
        case RideStatusViewController.id:
            RideStatusConfigurator.build(rideManager: rideManager, dependencies: dependencies).viewController
        case FareViewController.id: FareConfigurator.build(rideManager: rideManager, words: words).viewController
        case HistoryViewController.id: HistoryConfigurator.build(rideManager: rideManager, words: words).viewController
        default: nil
        }
    }

    private func makeAbout() -> UIViewController {
        AboutConfigurator.build(
            aboutManager: dependencies.aboutManager, termsAndConditions: dependencies.termsAndConditions,
            words: dependencies.words
        ).viewController
    }
}
