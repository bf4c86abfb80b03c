import Architecture
import SwiftSyntax

/// The statement by which a container of the app comes to have something, in the file that makes the container.
struct Registration {
    /// The file.
    let path: String
    /// Its text with the statement, before the return of the container.
    let text: String

    /// Looks for the container's file.
    ///
    /// - Parameters:
    ///   - statement: the statement.
    ///   - contract: what the container is asked for: a file that registers it has the statement already.
    ///   - type: the type that makes the container.
    ///   - sources: the sources around.
    /// - Returns: nil where there is no such type, it returns no `container`, or it has the statement.
    init?(_ statement: String, of contract: String, in type: String, among sources: ModuleSources) {
        guard let place = sources.place(of: type).flatMap({ $0.split(separator: ":").first }).map(String.init),
            let file = sources.file(place, naming: [type]),
            !file.description.contains("register((any \(contract)).self")
        else { return nil }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        for item in file.statements where item.item.declaredName?.text == type { finder.walk(item) }
        guard let found = finder.found else { return nil }
        let indentation = String(
            file.description.utf8.prefix(found.position.utf8Offset + found.leadingTriviaLength.utf8Length).reversed()
                .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.reversed().map {
                    Character(UnicodeScalar($0))
                })
        let lines = statement.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 + "\n" }
        var bytes = Array(file.description.utf8)
        let start = found.positionAfterSkippingLeadingTrivia.utf8Offset - indentation.utf8.count
        bytes.insert(contentsOf: Array(lines.joined().utf8), at: start)
        path = place
        text = LineWrapper().wrap(String(decoding: bytes, as: UTF8.self))
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
