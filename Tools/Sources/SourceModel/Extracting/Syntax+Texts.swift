import SwiftSyntax

extension TokenSyntax {
    /// The text without the backticks that make an identifier of a keyword.
    var unquoted: String {
        let text = self.text
        return text.utf8.first == UInt8(ascii: "`") && text.utf8.last == UInt8(ascii: "`") && text.utf8.count > 2
            ? String(text.dropFirst().dropLast()) : text
    }
}

extension AttributeListSyntax {
    /// The attributes as they were written; those under an `#if` with it.
    var texts: [String] { isEmpty ? [] : map(\.ownText) }
}

extension DeclModifierListSyntax {
    /// The modifiers, with what stands in their parentheses.
    var texts: [String] {
        isEmpty ? [] : map { $0.detail == nil ? $0.name.text : $0.ownText }
    }
}

extension IfConfigDeclSyntax {
    /// The branches with their conditions, each of which stands alone: that of an `#elseif` or `#else` has the negation
    /// of those before it.
    var branches: [(clause: IfConfigClauseSyntax, condition: String?)] {
        var earlier: [String] = []
        return clauses.map { clause in
            let own = clause.condition?.ownText
            let parts = earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])
            let joined = parts.count > 1 ? parts.map { "(\($0))" }.joined(separator: " && ") : parts.first
            if let own { earlier.append(own) }
            return (clause, joined)
        }
    }
}

extension StorageFact.Ownership {
    /// Reads the ownership from modifiers.
    init(_ modifiers: DeclModifierListSyntax) {
        self = .strong
        for modifier in modifiers {
            let own = Self(modifier.name.text, modifier.detail?.detail.text)
            if own != .strong { self = own }
        }
    }

    init(_ specifier: String?, _ detail: String?) {
        switch specifier {
        case "weak": self = .weak
        case "unowned": self = detail == "unsafe" ? .unownedUnsafe : .unowned
        default: self = .strong
        }
    }
}

extension SyntaxProtocol {
    /// The text without the trivia around it. SwiftSyntax's own makes a new tree first, which costs more than the parse.
    var ownText: String {
        let bytes = syntaxTextBytes
        let start = leadingTriviaLength.utf8Length
        let end = bytes.count - trailingTriviaLength.utf8Length
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }
}
