import Yams

/// A definition's text as a tree whose nodes know where they stand.
///
/// Yams stops at the first mapping with a key that stands twice. Since all mistakes are to be told at once, such a key is
/// noted, made unique in the text and the text read again; `isMarked` tells such keys, which nobody else looks at.
struct YAMLText {
    private(set) var root: YAMLNode?
    /// The text beneath it, which it extends, or nil.
    private(set) var base: YAMLNode?
    /// The names of the texts that were put beneath it, the nearest first.
    private(set) var baseFiles: [String] = []
    /// True if the text that it extends has been put beneath it.
    var isExtended: Bool { base != nil }
    private(set) var mistakes: [(position: SourcePosition, message: String)] = []

    /// First scalar of the range whose members replace the first letter of a repeated key. They are from Unicode's private
    /// use area, so that no name contains them.
    private static let firstMarker: UInt32 = 0xE000
    private static let markers = 64

    init(_ text: String) {
        do {
            root = try Self.compose(text).map { YAMLNode($0) }
            return
        } catch YamlError.duplicatedKeysInMapping {
            // They are told below, one by one.
        } catch {
            mistakes.append(Self.mistake(from: error, in: text))
            return
        }
        var lines = text.unicodeScalars.drop { $0 == "\u{FEFF}" }.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(Array.init)
        for marker in 0..<UInt32(Self.markers) {
            do {
                root = try Self.compose(Self.text(of: lines)).map { YAMLNode($0) }
                return
            } catch YamlError.duplicatedKeysInMapping(let duplicates, let context) {
                let position = SourcePosition(line: context.mark.line, column: context.mark.column)
                let key = duplicates.sorted().first ?? ""
                mistakes.append((position, "the key '\(Self.visible(key))' stands here and again in the same mapping"))
                guard Self.mark(key, at: position, with: marker, in: &lines) else { return }
            } catch {
                mistakes.append(Self.mistake(from: error, in: text))
                return
            }
        }
    }

    /// Reads a text. What a scalar is (a number, a date, yes or no) is never asked: a definition's readers take words, and to
    /// find out costs more than the rest.
    static func compose(_ text: String) throws -> Node? {
        // A byte order mark shifts the first column and is no part of the text.
        try Yams.compose(yaml: String(text.drop { $0 == "\u{FEFF}" }), .basic)
    }

    /// The text with what it extends beneath it.
    ///
    /// - Parameters:
    ///   - base: the text that it extends.
    ///   - file: the name under which a person knows that.
    func extending(_ base: YAMLText, of file: String) -> YAMLText {
        guard let root, let baseRoot = base.root else { return self }
        var text = self
        text.root = DefinitionMerge.followed(DefinitionMerge.merge(root, over: baseRoot), over: baseRoot)
        text.base = baseRoot
        text.baseFiles = [file] + base.baseFiles
        return text
    }

    /// Returns true if a key is one that was noted as repeated already.
    static func isMarked(_ key: String) -> Bool {
        key.unicodeScalars.first.map { (firstMarker..<firstMarker + UInt32(markers)).contains($0.value) } ?? false
    }

    private static func text(of lines: [[Unicode.Scalar]]) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: lines.joined(separator: ["\n"]))
        return String(scalars)
    }

    private static func mark(
        _ key: String, at position: SourcePosition, with marker: UInt32, in lines: inout [[Unicode.Scalar]]
    ) -> Bool {
        guard let scalar = Unicode.Scalar(firstMarker + marker), let first = key.unicodeScalars.first,
            lines.indices.contains(position.line - 1)
        else { return false }
        let line = lines[position.line - 1]
        let candidates = [position.column - 1, position.column]  // the second when the key is quoted
        guard let column = candidates.first(where: { line.indices.contains($0) && line[$0] == first }) else {
            return false
        }
        lines[position.line - 1][column] = scalar
        return true
    }

    private static func visible(_ key: String) -> String { key.isEmpty ? " " : key }

    private static func mistake(from error: any Error, in text: String) -> (SourcePosition, String) {
        switch error {
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            let isOfBraces = problem.contains("expected ','")
            let isOfColon = problem.contains("mapping values")
            let isOfTab = problem.contains("cannot start any token") && isTab(at: mark, in: text)
            let hint =
                isOfBraces
                ? " (a text with braces, brackets or commas stands in quotes)"
                : isOfTab
                    ? " (a tab: indent with spaces)"
                    : isOfColon ? " (a text with a colon and a space in it stands in quotes)" : ""
            return (SourcePosition(line: mark.line, column: mark.column), "this is no YAML: \(problem)\(hint)")
        default:
            return (SourcePosition(line: 1, column: 1), "this is no YAML: \(error)".replacing("\n", with: " "))
        }
    }
    private static func isTab(at mark: Mark, in text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(mark.line - 1) else { return false }
        return lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1).first == "\t"
    }
}
