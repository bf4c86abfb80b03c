/// A place in a definition's text; both count from 1, columns in Unicode scalars.
package struct SourcePosition: Sendable, Equatable, Comparable {
    /// The line.
    package let line: Int
    /// The column.
    package let column: Int
    /// The number of the text that is meant: 0 for a definition's own, 1 for that which it extends, 2 for what that extends.
    let text: Int

    /// Names a place.
    package init(line: Int, column: Int) {
        self.init(line: line, column: column, text: 0)
    }

    private init(line: Int, column: Int, text: Int) {
        self.line = line
        self.column = column
        self.text = text
    }

    /// True if the place is in a text that is extended.
    var isInherited: Bool { text > 0 }

    /// The same place, seen from a text that extends the one that it is in.
    var beneath: SourcePosition { SourcePosition(line: line, column: column, text: text + 1) }

    /// A place some columns further on.
    func advanced(by columns: Int) -> SourcePosition {
        SourcePosition(line: line, column: column + columns, text: text)
    }

    /// Returns true if a place stands before another.
    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.text, left.line, left.column) < (right.text, right.line, right.column)
    }
}

/// One mistake in a definition.
package struct DefinitionMistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, as it was given.
    package let file: String
    /// Where the mistake is.
    package let position: SourcePosition
    /// The fault, and the text to write instead.
    package let message: String

    /// The mistake as compilers print it: `file:line:column: error: message`.
    package var description: String { "\(file):\(position.line):\(position.column): error: \(message)" }
}

/// A definition that cannot be used, with everything that is wrong with it.
package struct InvalidDefinition: Error, Sendable, Equatable, CustomStringConvertible {
    /// All mistakes, in the order of the text.
    package let mistakes: [DefinitionMistake]

    /// One mistake a line.
    package var description: String { mistakes.map(\.description).joined(separator: "\n") }
}
