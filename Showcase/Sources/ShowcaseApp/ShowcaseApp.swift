import Foundation
import ScaenaData
import ScaenaUIKit
import Words

/// The sample app, as its app delegate would hold it: what lives longer than any scene.
@MainActor
public final class ShowcaseApp {
    /// The addresses that lead into the app.
    public static var routes: URLRoutes { ShowScene.routes }

    private weak var welcome: WelcomeViewController?
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
        let welcome = WelcomeConfigurator.build(
            aboutManager: aboutManager, termsAndConditions: termsAndConditions, dependencies: dependencies)
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

    private func makeAbout() -> AboutViewController {
        AboutConfigurator.build(
            aboutManager: aboutManager, termsAndConditions: termsAndConditions, words: dependencies.words)
    }
}
