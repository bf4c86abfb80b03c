import Doors
import Items
import Models
import Promotions
import ScaenaUIKit
import Snapp

/// An app of the showcase, by the name that the command line has for it.
public enum ShowcaseDoor: String, CaseIterable, Codable, Sendable {
    /// SNP.
    case snapp
    /// VIPER-S.
    case items
    /// MVPCF.
    case models
    /// BVIPER.
    case promotions

    /// The addresses that lead into the app.
    @MainActor
    var routes: URLRoutes {
        switch self {
        case .snapp: SnappApp.routes
        case .items: ItemsApp.routes
        case .models: ModelsApp.routes
        case .promotions: PromotionsApp.routes
        }
    }

    /// The app, as the home screen offers it.
    ///
    /// - Parameters:
    ///   - parts: The parts that it is made with.
    ///   - opened: Told each time that it was opened.
    @MainActor
    func door(_ parts: ShowcaseParts, opened: @escaping @MainActor (OpenApp) -> Void) -> Door {
        let (title, subtitle, symbol) = offer
        if self == .models {
            return Door(title: title, subtitle: subtitle, symbol: symbol) { home, button in
                opened(OpenApp(self, flow: Self.models(parts).start(over: home, home: button)))
            }
        }
        return Door(title: title, subtitle: subtitle, symbol: symbol) {
            let (root, app) = makeStack(parts)
            opened(app)
            return root
        }
    }

    /// Shows the app alone in a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - parts: The parts that it is made with.
    @MainActor
    func begin(in window: UIWindow, _ parts: ShowcaseParts) -> OpenApp {
        if self == .models {
            return OpenApp(self, flow: Self.models(parts).start(in: window))
        }
        let (root, app) = makeStack(parts)
        window.rootViewController = root
        return app
    }

    private var offer: (title: String, subtitle: String, symbol: String) {
        switch self {
        case .snapp: ("Snapp!", "SNP: about the app, and a ride", "car")
        case .items: ("Items", "VIPER-S: a list, a form, a detail", "list.bullet")
        case .models: ("Models", "MVPCF: a list, a form in a flow, a detail", "cube")
        case .promotions: ("Promotions", "BVIPER: a login, a list that is there offline", "tag")
        }
    }

    /// The app whose screens are flows.
    @MainActor
    private static func models(_ parts: ShowcaseParts) -> ModelsApp {
        ModelsApp(api: parts.api, store: parts.store, language: parts.language)
    }

    /// An app whose screens are a stack.
    @MainActor
    private func makeStack(_ parts: ShowcaseParts) -> (UINavigationController, OpenApp) {
        switch self {
        case .items:
            let app = ItemsApp(api: parts.api, language: parts.language)
            let root = app.makeRootViewController()
            return (root, OpenApp(self, root: root, perform: app.perform, makeScreen: app.makeScreen))
        case .promotions:
            let app = PromotionsApp(
                api: parts.api, store: parts.store, secrets: parts.secrets, language: parts.language)
            let root = app.makeRootViewController()
            return (root, OpenApp(self, root: root, perform: app.perform, makeScreen: PromotionsApp.makeScreen))
        case .snapp, .models:
            let app = SnappApp(api: parts.api, store: parts.store, language: parts.language)
            let root = app.makeRootViewController()
            return (root, OpenApp(self, root: root, perform: app.perform, makeScreen: app.makeScreen))
        }
    }
}
