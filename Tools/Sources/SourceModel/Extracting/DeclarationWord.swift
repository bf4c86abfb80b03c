/// Words that declarations begin with.
struct DeclarationWord {
    private let words: [StaticString]
    /// Which lengths there are, as bits.
    private let lengths: UInt32

    private init(_ words: [StaticString]) {
        self.words = words
        lengths = words.reduce(0) { $0 | 1 << UInt32($1.utf8CodeUnitCount) }
    }

    /// Those that a type's members begin with that are no types.
    static let members = DeclarationWord(["func", "var", "let", "init", "case", "subscript", "deinit"])
    /// Those that stand before them.
    static let modifiers = DeclarationWord([
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "override", "lazy",
        "weak",
        "unowned", "mutating", "nonmutating", "consuming", "borrowing", "convenience", "required", "dynamic",
        "optional", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix", "distributed",
    ])
    /// Those behind which a name is declared.
    static let naming = DeclarationWord([
        "func", "var", "let", "case", "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
        "for", "import", "operator", "precedencegroup", "macro",
    ])
    /// All of them, and those of types.
    static let all = DeclarationWord(
        members.words + modifiers.words + [
            "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "associatedtype", "import",
            "operator", "precedencegroup", "macro",
        ])

    func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count < 32, lengths & (1 << UInt32(text.count)) != 0 else { return false }
        return words.contains { word in
            word.utf8CodeUnitCount == text.count
                && UnsafeBufferPointer(start: word.utf8Start, count: text.count).elementsEqual(text)
        }
    }
}

extension UInt8 {
    /// True if it is a blank or ends a line.
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
            || self == UInt8(ascii: "\r")
    }

    /// True if a line that ends with it goes on in the next one.
    var joinsLines: Bool {
        switch self {
        case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "|"):
            return true
        default: return false
        }
    }

    /// True if a word can begin with it.
    @inlinable package var beginsWord: Bool {
        (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z"))
            || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z"))
            || self == UInt8(ascii: "_") || self >= 0x80
    }

    /// True if it can stand in a word.
    @inlinable package var continuesWord: Bool {
        beginsWord || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
    }
}
