/// A place in a file.
package struct SourceSpot: Codable, Sendable, Hashable, Comparable {
    /// The absolute path of the file.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column in UTF-8 bytes, from 1; 1 where no better one is known.
    package var column: Int

    /// Names a place.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - line: The line, from 1.
    ///   - column: The column in UTF-8 bytes, from 1.
    package init(path: String, line: Int, column: Int = 1) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// Returns true if a place stands before another, by file, line and column.
    package static func < (left: SourceSpot, right: SourceSpot) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
