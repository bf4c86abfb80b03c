/// Names as they may be written in Swift.
enum SwiftIdentifier {
    /// Words that are no names unless they stand in backticks.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
    ]

    /// The name, in backticks where it cannot stand without: a keyword, or what is no identifier.
    static func escaped(_ name: String) -> String {
        reserved.contains(name) || isRaw(name) ? "`\(name)`" : name
    }

    /// Returns true if the name is one that only backticks make possible: `a b`, `1x`.
    static func isRaw(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            // A protocol's name keeps its backticks.
            guard let first = bytes.first, first != UInt8(ascii: "`") else { return false }
            return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || !bytes.allSatisfy(isOfIdentifier)
        }
    }

    private static func isOfIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 128...:
            true
        default: false
        }
    }

    /// The name, or a word that is made of it where only backticks make it one.
    static func identifier(_ name: String) -> String {
        guard isRaw(name) else { return name }
        let word = word(of: name)
        return word.first.map { $0.isNumber } ?? true ? "_" + word : word
    }

    /// The name without backticks.
    static func plain(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? name.filter { $0 != "`" } : name
    }

    /// An argument label as it is declared: only these three cannot stand there as they are.
    static func label(_ name: String) -> String {
        ["inout", "var", "let"].contains(name) || isRaw(name) ? "`\(name)`" : name
    }

    /// The name of a static member, which may not be one of the words that a type's name can be followed by.
    static func memberName(_ name: String) -> String {
        switch name {
        case "self", "Type", "Protocol", "init": name + "_"
        default: escaped(name)
        }
    }

    /// Returns true if this is an operator's name.
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        // Without asking Unicode's tables, which costs more than all the rest.
        if first.isASCII {
            if first == "_" || ("a"..."z").contains(first) || ("A"..."Z").contains(first) { return false }
            return name.utf8.allSatisfy { $0 >= 128 || operatorBytes.contains($0) }
        }
        return
            !(first == "_" || first.properties.isXIDStart
            || first.properties.isEmoji && !"*#".unicodeScalars.contains(first))
    }

    private static let operatorBytes = Set("/=-+!*%<>&|^~?.".utf8)

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
        guard let first = name.utf8.first, first < 0x80 else { return name.prefix(1).uppercased() + name.dropFirst() }
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return name }
        var bytes = Array(name.utf8)
        bytes[0] -= 32
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The words of a type: an optional, and an array, say so.
    static func word(ofType type: String) -> String {
        word(of: type.replacing("?", with: " Optional").replacing("[", with: " List ").replacing("...", with: " Many"))
    }

    /// The letters and digits of a text, each word's first letter large: for parts of names that are made of types.
    static func word(of text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { capitalized(String($0)) }.joined()
    }
}
