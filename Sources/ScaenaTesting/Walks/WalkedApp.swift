import ScaenaUIKit

/// An app for one random walk, made anew for each: its first screen, and what may happen around it.
///
/// ```swift
/// let walks = RandomWalks {
///     let shop = WalkedShop()
///     return WalkedApp(shop.makeRootViewController(), events: ["the shop closes": { shop.close() }])
/// }
/// ```
@MainActor
public struct WalkedApp {
    let root: UIViewController
    let events: [(name: String, happen: @MainActor () async throws -> Void)]

    /// An app to walk through.
    ///
    /// - Parameters:
    ///   - root: The root view controller of a window.
    ///   - events: The events that may happen beside a person's actions, by name: a server that fails, a message that
    ///     arrives.
    public init(
        _ root: UIViewController, events: KeyValuePairs<String, @MainActor () async throws -> Void> = [:]
    ) {
        self.root = root
        self.events = events.map { ($0.key, $0.value) }
    }
}
