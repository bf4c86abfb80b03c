import Architecture
import SourceModel
import SwiftSyntax

/// The statement by which a container of the app comes to have something, in the file that makes the container.
struct Registration {
    /// The file.
    let path: String
    /// Its text with the statement, before the return of the container.
    let text: String

    /// Returns true if a container has something already.
    ///
    /// - Parameters:
    ///   - contract: the contract that the container is asked for.
    ///   - type: the type that makes the container.
    ///   - sources: the sources around.
    static func isMade(of contract: String, in type: String, among sources: ModuleSources) -> Bool {
        file(of: type, among: sources)?.text.contains("register((any \(contract)).self") ?? false
    }

    /// Looks for the container's file.
    ///
    /// - Parameters:
    ///   - statement: the statement.
    ///   - type: the type that makes the container.
    ///   - sources: the sources around.
    /// - Returns: nil where there is no such type, or it returns no `container`.
    init?(_ statement: String, in type: String, among sources: ModuleSources) {
        guard let (path, before) = Self.file(of: type, among: sources) else { return nil }
        let tree = ParsedFiles.tree(of: before)
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        for item in tree.statements where item.item.declaredName?.text == type { finder.walk(item) }
        guard let found = finder.found else { return nil }
        let source = Array(before.utf8)
        let start = found.positionAfterSkippingLeadingTrivia.utf8Offset
        let blanks = source[..<start].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let indentation = String(decoding: blanks.reversed(), as: UTF8.self)
        // A person's own lines stay as they are, however long.
        let lines = statement.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }
        var edits = SourceEdits()
        edits.insert(LineWrapper().wrap(lines.joined(separator: "\n")) + "\n", at: start - blanks.count)
        guard let bytes = try? edits.applied(to: source) else { return nil }
        self.path = path
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static func file(of type: String, among sources: ModuleSources) -> (path: String, text: String)? {
        guard let path = sources.place(of: type).flatMap({ $0.split(separator: ":").first }).map(String.init) else {
            return nil
        }
        return sources.text(of: path, naming: [type]).map { (path, $0) }
    }

    /// Finds where a function gives its container back.
    private final class ReturnFinder: SyntaxVisitor {
        var found: ReturnStmtSyntax?

        override func visit(_ statement: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            if found == nil, statement.expression?.trimmedDescription == "container" { found = statement }
            return .skipChildren
        }
    }
}
