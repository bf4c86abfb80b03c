import Doors
import Foundation
import Items
import Models
import Promotions
import ScaenaSQLite
import ScaenaUIKit
import ShowcaseApp
import Words

/// An app of the showcase, by the name that the command line has for it.
public enum ShowcaseDoor: String, CaseIterable, Sendable {
    /// SNP.
    case snapp
    /// VIPER-S.
    case items
    /// MVPCF.
    case models
    /// BVIPER.
    case promotions

    /// The app, as the home screen offers it.
    ///
    /// - Parameters:
    ///   - api: The address of the API.
    ///   - store: Where apps keep what they fetched.
    ///   - language: The language that the app is shown in.
    @MainActor
    func door(api: URL, store: SQLiteStore, language: Words.Language) -> Door {
        switch self {
        case .snapp:
            Door(title: "Snapp!", subtitle: "SNP: about the app, and a ride", symbol: "car") {
                ShowcaseApp(api: api, store: store, language: language).makeRootViewController()
            }
        case .items:
            Door(title: "Items", subtitle: "VIPER-S: a list, a form, a detail", symbol: "list.bullet") {
                ItemsApp(api: api, language: language).makeRootViewController()
            }
        case .promotions:
            Door(title: "Promotions", subtitle: "BVIPER: a login, a list that is there offline", symbol: "tag") {
                PromotionsApp(api: api, store: store, language: language).makeRootViewController()
            }
        case .models:
            Door(title: "Models", subtitle: "MVPCF: a list, a form in a flow, a detail", symbol: "cube") {
                home, button in
                ModelsApp(api: api, store: store, language: language).start(over: home, home: button)
            }
        }
    }

    /// Shows the app alone in a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - api: The address of the API.
    ///   - store: Where apps keep what they fetched.
    ///   - language: The language that the app is shown in.
    @MainActor
    func begin(in window: UIWindow, api: URL, store: SQLiteStore, language: Words.Language) {
        switch self {
        case .snapp:
            window.rootViewController =
                ShowcaseApp(api: api, store: store, language: language).makeRootViewController()
        case .items:
            window.rootViewController = ItemsApp(api: api, language: language).makeRootViewController()
        case .promotions:
            window.rootViewController =
                PromotionsApp(api: api, store: store, language: language).makeRootViewController()
        case .models:
            ModelsApp(api: api, store: store, language: language).start(in: window)
        }
    }
}
