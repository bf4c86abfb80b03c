/// Protocols that no source of the app declares, as far as their names tell.
enum OutsideProtocols {
    /// Protocols that demand nothing of who names them.
    static let markers: Set = ["ObservableObject", "Sendable"]

    /// Returns true if a name of the system's is that of a protocol.
    static func contains(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

    private static let endings = [
        "Delegate", "DataSource", "Protocol", "Convertible", "able", "ible", "Coding", "Copying",
    ]
}
