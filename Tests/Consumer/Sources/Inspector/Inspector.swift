import SwiftParser

/// Counts the statements of a source.
public func statementCount(in source: String) -> Int {
    Parser.parse(source: source).statements.count
}
