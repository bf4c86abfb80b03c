/// Protocols that no source of the app declares, as far as their names tell: of a class that names one first it is no base.
enum OutsideProtocols {
    /// Protocols that demand nothing of who names them.
    static let markers: Set = ["ObservableObject", "Sendable"]

    /// Returns true if a name is that of a protocol of the system's or of a library.
    static func contains(_ name: String) -> Bool {
        known.contains(name) || endings.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
    }

    private static let known: Set = [
        "ObservableObject", "Sendable", "Error", "AnyObject", "App", "Scene", "View", "ViewModifier", "PreviewProvider",
        "Sequence",
        "Collection", "IteratorProtocol", "OptionSet", "Actor", "Publisher", "Subscriber",
    ]
    private static let endings = [
        "Delegate", "DataSource", "Protocol", "Convertible", "able", "ible", "Coding", "Copying",
    ]
}
