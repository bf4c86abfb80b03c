import ScaenaUIKit
import Words

/// An app of the showcase, as its home screen offers it.
@MainActor
public struct Door {
    /// The app's name, in English.
    public let title: String
    /// The kind of app and its architecture, in a few English words.
    public let subtitle: String
    /// The name of its symbol.
    public let symbol: String
    /// Shows the app over the home screen, to which the button leads back.
    let open: @MainActor (_ home: UIViewController, _ button: UIBarButtonItem) -> Void

    /// An app behind a door.
    ///
    /// - Parameters:
    ///   - title: The app's name.
    ///   - subtitle: The kind of app and its architecture.
    ///   - symbol: The name of its symbol.
    ///   - open: Makes the app's first screen: each time the door is opened a new one.
    public init(
        title: String, subtitle: String, symbol: String, open: @escaping @MainActor () -> UINavigationController
    ) {
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        self.open = { home, button in
            let app = open()
            app.viewControllers.first?.navigationItem.leftBarButtonItem = button
            // An app that begins anew, as after a login, has the button on another screen.
            app.delegate = home as? any UINavigationControllerDelegate
            app.modalPresentationStyle = .fullScreen
            home.present(app, animated: true)
        }
    }

    /// An app behind a door that shows itself, as one that is made of flows does.
    ///
    /// - Parameters:
    ///   - title: The app's name.
    ///   - subtitle: The kind of app and its architecture.
    ///   - symbol: The name of its symbol.
    ///   - start: Shows the app over the home screen, with the button that leads back there.
    public init(
        title: String, subtitle: String, symbol: String,
        start: @escaping @MainActor (_ home: UIViewController, _ button: UIBarButtonItem) -> Void
    ) {
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        open = start
    }
}
