import SwiftSyntax

extension SourceNode {
    /// A token's text without the backticks that make an identifier of a keyword.
    var unquoted: String { String(decoding: unquotedBytes, as: UTF8.self) }

    /// The bytes of ``unquoted``.
    var unquotedBytes: UnsafeBufferPointer<UInt8> {
        let bytes = bytes
        let quote = UInt8(ascii: "`")
        return bytes.count > 2 && bytes.first == quote && bytes.last == quote
            ? UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)]) : bytes
    }

    /// Returns true if the text is this one.
    func spells(_ word: StaticString) -> Bool {
        let bytes = bytes
        guard bytes.count == word.utf8CodeUnitCount else { return false }
        for index in bytes.indices where bytes[index] != word.utf8Start[index] { return false }
        return true
    }

    /// The texts of the children; those of an attribute list that stand under an `#if` with it.
    var texts: [String] { count == 0 ? [] : children.map(\.text) }

    /// The texts of a list of modifiers, with what stands in their parentheses.
    var modifierTexts: [String] {
        count == 0 ? [] : children.map { $0[.modifierDetail] == nil ? $0[.modifierName]?.text ?? "" : $0.text }
    }

    /// The attributes of a declaration.
    var attributes: [String] { self[.attributes]?.texts ?? [] }

    /// The modifiers of a declaration.
    var modifiers: [String] { self[.modifiers]?.modifierTexts ?? [] }

    /// The name in a plain pattern.
    var patternName: SourceNode? { kind == .identifierPattern ? self[.identifierPatternName] : nil }

    /// The only element of a list; `nil` where there are none or several.
    var only: SourceNode? { count == 1 ? first : nil }

    private static let branchLimit = 40

    /// The branches of an `#if` with their conditions, each of which stands alone: that of an `#elseif` or `#else` has the
    /// negation of those before it, of no more than ``branchLimit``: all would grow with the square of their number. `#if false` is none.
    var branches: [(elements: SourceNode?, condition: String?)] {
        var earlier: [String] = []
        guard let clauses = self[.ifConfigClauses]?.children else { return [] }
        return clauses.compactMap { clause in
            let own = clause[.ifConfigCondition]?.text
            // Nobody ever compiles it.
            if own == "false" { return nil }
            let parts = earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])
            let joined = parts.count > 1 ? parts.map { "(\($0))" }.joined(separator: " && ") : parts.first
            if let own, earlier.count < Self.branchLimit { earlier.append(own) }
            return (clause[.ifConfigElements], joined)
        }
    }

    /// The lines of the comment before a declaration that talk to tools: those that begin with `@` or `scaena:`, but for those
    /// of an example between two fences.
    var directives: [String] {
        // Most declarations have a blank before them and nothing else; comments are taken apart where they could say
        // something.
        let bytes = leadingBytes
        guard bytes.count > 2, bytes.contains(UInt8(ascii: "/")),
            bytes.contains(UInt8(ascii: "@")) || ByteNeedle.directive.occurs(in: bytes)
        else { return [] }
        var isExample = false
        return leadingTrivia.flatMap { Self.directives(in: $0, &isExample) }
    }

    private static func directives(in piece: TriviaPiece, _ isExample: inout Bool) -> [String] {
        switch piece {
        case .docLineComment(let text), .lineComment(let text), .docBlockComment(let text), .blockComment(let text):
            return text.split(separator: "\n").compactMap { line in
                let words = line.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
                if words.hasPrefix("```") { isExample.toggle() }
                guard !isExample, words.hasPrefix("@") || words.hasPrefix("scaena:") else { return nil }
                var directive = words
                while let last = directive.last, last == " " || last == "*" || last == "/" || last == "\r" {
                    directive.removeLast()
                }
                return String(directive)
            }
        default: return []
        }
    }
}

extension StorageFact.Ownership {
    /// Reads the ownership from a declaration's list of modifiers.
    init(modifiers: SourceNode?) {
        self = .strong
        guard let modifiers, modifiers.count > 0 else { return }
        for modifier in modifiers.children {
            let own = Self(specifier: modifier[.modifierName], detail: modifier[.modifierDetail]?[.modifierDetailText])
            if own != .strong { self = own }
        }
    }

    /// Reads the ownership from a word and what stands in the parentheses after it.
    init(specifier: SourceNode?, detail: SourceNode?) {
        if specifier?.spells("weak") == true {
            self = .weak
        } else if specifier?.spells("unowned") == true {
            self = detail?.spells("unsafe") == true ? .unownedUnsafe : .unowned
        } else {
            self = .strong
        }
    }
}
