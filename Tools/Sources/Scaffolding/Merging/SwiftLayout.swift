import SwiftSyntax

/// The layout of Swift code, which is a formatter's: the indentation of its lines, and the places where they are
/// broken.
struct SwiftLayout {
    /// By what a person indents, where that is not what the tool does.
    private let steps: (own: String, theirs: String)?

    /// Looks how a person's text is indented.
    ///
    /// - Parameters:
    ///   - base: the text as it was written.
    ///   - theirs: the text that the person made of it.
    init(of theirs: String, writtenAs base: String) {
        let (own, other) = (Self.step(of: base), Self.step(of: theirs))
        steps = own == other ? nil : (own, other)
    }

    private static func step(of text: String) -> String {
        MemberPlace.step(in: text.components(separatedBy: "\n"))
    }

    /// A text of the tool, indented as the person's is.
    func applied(to text: String) -> String {
        guard let steps else { return text }
        return text.components(separatedBy: "\n").map { line in
            var rest = line[...]
            var depth = 0
            while rest.hasPrefix(steps.own) {
                rest = rest.dropFirst(steps.own.count)
                depth += 1
            }
            return String(repeating: steps.theirs, count: depth) + rest
        }.joined(separator: "\n")
    }

    /// Returns true if lines differ in nothing but their blanks and where they are broken. Texts and comments count
    /// as they are.
    static func isAll(between some: [String], and others: [String]) -> Bool { words(of: some) == words(of: others) }

    private static func words(of lines: [String]) -> [String] {
        ParsedFiles.tree(of: lines.joined(separator: "\n")).tokens(viewMode: .sourceAccurate).flatMap { token in
            comments(in: token.leadingTrivia) + [token.text] + comments(in: token.trailingTrivia)
        }
    }

    private static func comments(in trivia: Trivia) -> [String] {
        trivia.compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                text.trimmed
            default: nil
            }
        }
    }
}
