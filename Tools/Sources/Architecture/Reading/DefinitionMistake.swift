/// A place in a definition's text; both count from 1, columns in Unicode scalars.
public struct SourcePosition: Sendable, Equatable, Comparable {
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int

    /// Names a place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether a place stands before another.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// One mistake in a definition.
public struct DefinitionMistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, as it was given.
    public let file: String
    /// Where the mistake is.
    public let position: SourcePosition
    /// What is wrong, and what to write instead.
    public let message: String

    /// The mistake as compilers print it: `file:line:column: error: message`.
    public var description: String { "\(file):\(position.line):\(position.column): error: \(message)" }
}

/// A definition that cannot be used, with everything that is wrong with it.
public struct InvalidDefinition: Error, Sendable, Equatable, CustomStringConvertible {
    /// All mistakes, in the order of the text.
    public let mistakes: [DefinitionMistake]

    /// One mistake a line.
    public var description: String { mistakes.map(\.description).joined(separator: "\n") }
}
