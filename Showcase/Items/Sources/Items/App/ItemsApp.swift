public import Foundation
import ScaenaData
public import ScaenaUIKit
public import Words

/// The app: what lives longer than any scene, and what is seen first.
@MainActor
public final class ItemsApp {
    /// The addresses that lead into the app.
    public static var routes: URLRoutes { ShowItem.routes }

    /// Everything that modules share: whoever makes the first module hands it what it needs of this.
    let dependencies: AppDependencies
    private weak var welcome: GeneralWelcomeViewController?

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
        let welcome = GeneralWelcomeNavigator.makeModule(dependencies: dependencies)
        self.welcome = welcome
        return UINavigationController(rootViewController: welcome)
    }

    /// Does what is asked of the app from outside: opens a link.
    ///
    /// - Parameter action: What is asked.
    /// - Returns: What became of it.
    public func perform(_ action: any FlowAction) -> ActionOutcome {
        guard let link = action as? ShowItem, let welcome else { return .stopped(path: ["Items"], reason: .notKnown) }
        welcome.open(itemID: link.id)
        return .arrived(path: ["Items"])
    }

    /// Makes a screen again that was open before a restart.
    ///
    /// - Parameter saved: What was saved of the screen.
    /// - Returns: The screen; `nil` if there is none like that.
    /// - Throws: What the decoding of its state throws.
    public func makeScreen(for saved: SavedFlow) throws -> UIViewController? {
        switch saved.id {
        case ItemsListViewController.id:
            let list = ItemsListNavigator.makeModule(provider: dependencies.provider, dependencies: dependencies)
            list.addsWhenSeen = try saved.state(Bool.self) ?? false
            return list
        case ItemsDetailViewController.id:
            return try saved.state(Item.self).map {
                ItemsDetailNavigator.makeModule(with: $0, words: dependencies.words)
            }
        default:
            return nil
        }
    }
}
