import Foundation
import SwiftSyntax

/// Names that become others in Swift sources: where code means them, and nowhere else.
struct NameChange {
    /// A place where a name stands that no code means: in a comment, in a string.
    struct Mention: Hashable {
        let line: Int
        let name: String
        let place: String
    }

    /// A text with other names.
    struct Result {
        var text: String
        /// The number of names that became others.
        var count = 0
        /// Where a name still stands.
        var mentions: [Mention] = []
    }

    /// The new names by the old ones.
    var names: [String: String] = [:]
    /// Words that are looked for in comments and strings, beside the names.
    var words: Set<String> = []

    /// Gives a text its new names. Every other byte stays.
    ///
    /// - Parameters:
    ///   - text: Swift code.
    ///   - isMeant: returns true if a name in this text means the renamed declaration.
    func applied(to text: String, isMeant: (String) -> Bool = { _ in true }) -> Result {
        guard names.keys.contains(where: text.contains) || words.contains(where: text.contains) else {
            return Result(text: text)
        }
        let file = ParsedFiles.tree(of: text)
        let bytes = Array(text.utf8)
        var result = Result(text: "")
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var copied = 0
        let lines = SourceLocationConverter(fileName: "", tree: file)
        func tell(_ found: String, at offset: Int, _ place: String) {
            for (name, position) in Self.words(of: found, among: self) {
                let line = lines.location(for: AbsolutePosition(utf8Offset: offset + position)).line
                result.mentions.append(Mention(line: line, name: name, place: place))
            }
        }
        func tellComments(_ trivia: Trivia, from offset: Int) {
            var offset = offset
            for piece in trivia {
                switch piece {
                case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
                    .docBlockComment(let text):
                    tell(text, at: offset, "a comment")
                default: break
                }
                offset += piece.sourceLength.utf8Length
            }
        }
        for token in file.tokens(viewMode: .sourceAccurate) {
            tellComments(token.leadingTrivia, from: token.position.utf8Offset)
            switch token.tokenKind {
            case .identifier(let name):
                if let new = names[name], isMeant(name) {
                    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
                    output += bytes[copied..<start]
                    output += new.utf8
                    copied = start + name.utf8.count
                    result.count += 1
                }
            case .stringSegment(let text):
                tell(text, at: token.positionAfterSkippingLeadingTrivia.utf8Offset, "a string")
            default: break
            }
            tellComments(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        output += bytes[copied...]
        result.text = String(decoding: output, as: UTF8.self)
        return result
    }

    /// The words of a text that are old names, each with its place in bytes.
    private static func words(of text: String, among change: NameChange) -> [(String, Int)] {
        var found: [(String, Int)] = []
        let bytes = Array(text.utf8)
        var start: Int?
        func end(_ index: Int) {
            guard let begin = start else { return }
            start = nil
            let word = String(decoding: bytes[begin..<index], as: UTF8.self)
            if change.names[word] != nil || change.words.contains(word) { found.append((word, begin)) }
        }
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                if start == nil { start = index }
            default: end(index)
            }
        }
        end(bytes.count)
        return found
    }

    /// The names that differ between two texts which are otherwise the same code; nil where they are not.
    ///
    /// - Parameters:
    ///   - old: a text.
    ///   - new: the other.
    static func names(from old: String, to new: String) -> [(old: String, new: String)]? {
        let (left, right) = (identifiers(old), identifiers(new))
        guard left.count == right.count else { return nil }
        return zip(left, right).map { ($0, $1) }
    }

    private static func identifiers(_ text: String) -> [String] {
        ParsedFiles.tree(of: text).tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
    }
}
