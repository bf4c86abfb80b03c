extension ProjectSettings {
    /// Where something is said in the text of settings.
    ///
    /// - Parameters:
    ///   - keys: the keys that lead there, each inside of the one before.
    ///   - isKey: true if the last key itself is meant, and not its value.
    ///   - text: the text.
    /// - Returns: nil where it is not said.
    package static func position(of keys: [String], isKey: Bool = false, in text: String) -> SourcePosition? {
        var node = YAMLText(text).root
        var position: SourcePosition?
        for key in keys {
            let entry = node?.pairs?.first { $0.key.string == key }
            position = isKey ? entry?.key.position : entry?.value.position
            node = entry?.value
        }
        return position
    }
}
