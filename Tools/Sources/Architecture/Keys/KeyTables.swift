/// The tables of keys in documentation, made of what the parts declare.
///
/// A document has a line `<!-- keys of role -->` and, behind the table, a line `<!-- end -->`; what is between them is written anew.
struct KeyTables {
    /// The parts that a document may name.
    let parts: [any KeySet.Type]

    /// A mistake in a document's marks.
    struct MarkError: Error, CustomStringConvertible {
        let description: String
    }

    /// A document with its tables as the parts declare their keys.
    ///
    /// - Parameter document: the text, in Markdown.
    /// - Throws: ``MarkError`` where a mark names no part, or has no end.
    func refreshed(_ document: String) throws(MarkError) -> String {
        var lines: [Substring] = []
        var open: Substring?
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            if let name = Self.partName(in: line) {
                guard let part = parts.first(where: { $0.part == name }) else {
                    throw MarkError(description: "there is no part '\(name)'")
                }
                open = line
                lines += [line] + Self.table(of: part).map { $0[...] }
            } else if line == "<!-- end -->" {
                open = nil
                lines.append(line)
            } else if open == nil {
                lines.append(line)
            }
        }
        if let open { throw MarkError(description: "'\(open)' has no '<!-- end -->'") }
        return lines.joined(separator: "\n")
    }

    /// The names of the parts whose tables a document has.
    static func names(in document: String) -> [String] {
        document.split(separator: "\n").compactMap { partName(in: $0).map(String.init) }
    }

    private static func partName(in line: Substring) -> Substring? {
        let (begin, end) = ("<!-- keys of ", " -->")
        guard line.hasPrefix(begin), line.hasSuffix(end) else { return nil }
        return line.dropFirst(begin.count).dropLast(end.count)
    }

    /// The lines of a part's table.
    static func table(of part: any KeySet.Type) -> [String] {
        ["| key | takes | what it says |", "|---|---|---|"]
            + part.rules.map { name, rule in
                let meaning = rule.meaning.replacing("|", with: "\\|")
                return "| `\(name)`\(rule.isNeeded ? " *(needed)*" : "") | \(kind(of: rule.value)) | \(meaning) |"
            }
    }

    private static func kind(of value: KeyValue) -> String {
        switch value {
        case .word: "a word or sentence"
        case .version: "a version"
        case .nameForm: "a name form"
        case .nameForms: "name forms"
        case .verbForm: "a verb form"
        case .verbForms: "verb forms"
        case .id(let kinds): "a \(list(kinds))"
        case .ids(let kinds, _): list(kinds, plural: true)
        case .words: "words"
        case .flag: "`true` or `false`"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .part(let part): "the keys of \(part.part)"
        case .parts(let part): "ids, each with the keys of a \(part.part)"
        case .channels(let part): "a list of `from -> to:`, each with the keys of a \(part.part)"
        case .wordByName: "names, each with a word"
        case .wordsByName: "names, each with words"
        case .wordsOrPartByName(let part): "names, each with words or the keys of a \(part.part)"
        }
    }

    private static func list(_ kinds: [IdKind], plural: Bool = false) -> String {
        let names = kinds.map { $0.rawValue + (plural ? "s" : "") }
        return names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
