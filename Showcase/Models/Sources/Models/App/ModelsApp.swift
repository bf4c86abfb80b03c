public import Foundation
import ScaenaData
public import ScaenaUIKit
public import Words

/// The app: what lives longer than any flow, and the coordinator that shows it.
@MainActor
public final class ModelsApp {
    /// The addresses that lead into the app.
    public static var routes: URLRoutes { ShowModel.routes }

    private let container: ServiceContainer
    /// The app's texts.
    var words: Words { container.words }

    /// An app that nobody has opened yet.
    public convenience init() {
        self.init(container: ApplicationContainer.build())
    }

    /// An app of one server, in one language.
    ///
    /// - Parameters:
    ///   - api: The address of the server.
    ///   - store: Keeps what was fetched.
    ///   - language: The language that it is shown in.
    public convenience init(api: URL, store: any ModelStore, language: Words.Language = .english) {
        let reachability = Reachability()
        let transport = ReachabilityTransport(transport: URLSessionTransport.shared, reachability: reachability)
        self.init(
            container: ApplicationContainer.build(
                provider: HTTPProvider(baseURL: api, transport: transport), store: store, reachability: reachability,
                words: ModelsWords.words(language)))
    }

    init(container: ServiceContainer) {
        self.container = container
    }

    /// Shows the app in a window, for as long as the window is there.
    ///
    /// - Returns: The first flow, to be handed what the app is asked to do.
    @discardableResult
    public func start(in window: UIWindow) -> AnyCoordinator {
        // A window needs a root before its first flow has one.
        window.rootViewController = UIViewController()
        let coordinator = ApplicationCoordinator(container: container, placement: .root(of: window))
        coordinator.launch()
        return coordinator
    }

    /// Shows the app over another screen, for as long as it is not dismissed.
    ///
    /// - Parameters:
    ///   - viewController: The other screen.
    ///   - home: Leads back there.
    /// - Returns: The first flow, to be handed what the app is asked to do.
    @discardableResult
    public func start(over viewController: UIViewController, home: UIBarButtonItem) -> AnyCoordinator {
        let coordinator = ApplicationCoordinator(
            container: container, placement: .presented(over: viewController, style: .fullScreen), home: home)
        coordinator.launch()
        return coordinator
    }
}
