import ScaenaUIKit
import Words

/// An app of the showcase, as its home screen offers it.
@MainActor
public struct Door {
    /// The app's name, in English.
    public let title: String
    /// What it is and how it is built, in a few English words.
    public let subtitle: String
    /// The name of its symbol.
    public let symbol: String
    /// Makes the app's first screen.
    public let open: @MainActor () -> UINavigationController

    /// An app behind a door.
    ///
    /// - Parameters:
    ///   - title: The app's name.
    ///   - subtitle: What it is and how it is built.
    ///   - symbol: The name of its symbol.
    ///   - open: Makes the app's first screen: each time the door is opened a new one.
    public init(
        title: String, subtitle: String, symbol: String, open: @escaping @MainActor () -> UINavigationController
    ) {
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        self.open = open
    }
}
