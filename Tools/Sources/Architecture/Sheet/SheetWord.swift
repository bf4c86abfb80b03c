/// A word of a sheet with its place.
package struct SheetWord: Sendable, Equatable {
    /// The word.
    package let text: String
    /// The sheet's file, or the flag that it was said by.
    package let file: String
    /// Where in the file it stands.
    package let position: SourcePosition

    /// Names a word.
    package init(text: String, file: String, position: SourcePosition) {
        self.text = text
        self.file = file
        self.position = position
    }

    /// A note about this place, which nothing fails by.
    package func note(_ message: String) -> String { "\(file):\(position.line):\(position.column): note: \(message)" }

    /// A mistake at this place.
    ///
    /// - Parameter message: the fault, and the text to write instead.
    package func mistake(_ message: String) -> DefinitionMistake {
        DefinitionMistake(file: file, position: position, message: message)
    }
}
