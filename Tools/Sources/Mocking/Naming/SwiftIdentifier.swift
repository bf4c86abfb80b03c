/// Names as they may be written in Swift.
enum SwiftIdentifier {
    /// Words that are no names unless they stand in backticks.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    ]

    /// The name, in backticks where it is a keyword.
    static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    /// The name without backticks.
    static func plain(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? name.filter { $0 != "`" } : name
    }

    /// An argument label as it is declared: only these three cannot stand there as they are.
    static func label(_ name: String) -> String {
        ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
    }

    /// The name of a static member, which may not be one of the words that a type's name can be followed by.
    static func memberName(_ name: String) -> String {
        ["self", "Type", "Protocol", "init"].contains(name) ? name + "_" : escaped(name)
    }

    /// Whether this is an operator's name.
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        // Without asking Unicode's tables, which costs more than all the rest.
        if first.isASCII { return !(first == "_" || ("a"..."z").contains(first) || ("A"..."Z").contains(first)) }
        return
            !(first == "_" || first.properties.isXIDStart
            || first.properties.isEmoji && !"*#".unicodeScalars.contains(first))
    }

    /// A word for an operator: `==` is `operatorEqualEqual`.
    static func word(forOperator name: String) -> String {
        let words: [Character: String] = [
            "=": "Equal", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash",
            "%": "Percent", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
        ]
        return "operator"
            + name.map { words[$0] ?? "U" + ($0.unicodeScalars.map { String($0.value, radix: 16) }.joined()) }.joined()
    }

    /// The name with its first letter large.
    static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The letters and digits of a text, each word's first letter large: for parts of names that are made of types.
    static func word(of text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { capitalized(String($0)) }.joined()
    }
}
