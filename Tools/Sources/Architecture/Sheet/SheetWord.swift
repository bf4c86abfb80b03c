/// A word of a sheet with its place.
public struct SheetWord: Sendable, Equatable {
    /// The word.
    public let text: String
    /// The sheet's file, or the flag that it was said by.
    public let file: String
    /// Where in the file it stands.
    public let position: SourcePosition

    /// Names a word.
    public init(text: String, file: String, position: SourcePosition) {
        self.text = text
        self.file = file
        self.position = position
    }

    /// A mistake at this place.
    ///
    /// - Parameter message: the fault, and the text to write instead.
    public func mistake(_ message: String) -> DefinitionMistake {
        DefinitionMistake(file: file, position: position, message: message)
    }
}
