import Yams

/// A word of a definition and where it stands.
struct Word: Equatable {
    let text: String
    let position: SourcePosition
}

/// A key of a mapping with its value.
struct Entry {
    let key: Word
    let value: Node
}

extension Node {
    /// Where the node stands.
    var position: SourcePosition {
        SourcePosition(line: mark?.line ?? 1, column: mark?.column ?? 1)
    }

    /// What a person calls this kind of node.
    var kindInWords: String {
        switch self {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar):
            isNothing ? "nothing" : isNumber ? "a number (write it in quotes)" : "'\(scalar.string)'"
        case .alias: "an alias"
        }
    }

    /// The node, at the place of its key where nothing is written: the next thing stands anywhere.
    func placed(at key: Node) -> Node {
        guard case .scalar(let scalar) = self, scalar.string.isEmpty, scalar.style == .plain || scalar.style == .any
        else { return self }
        return .scalar(Node.Scalar(scalar.string, scalar.tag, scalar.style, key.mark))
    }

    /// Whether nothing is written here: no letter, or YAML's word for nothing.
    var isNothing: Bool {
        guard case .scalar(let scalar) = self else { return false }
        return scalar.string.isEmpty || scalar.style == .plain && ["~", "null", "Null", "NULL"].contains(scalar.string)
    }

    /// Whether this is a number to YAML: digits without quotes.
    var isNumber: Bool {
        guard case .scalar(let scalar) = self, scalar.style == .plain, let first = scalar.string.utf8.first,
            UInt8(ascii: "+")...UInt8(ascii: "9") ~= first
        else { return false }
        return Double(scalar.string) != nil
    }

    /// Whether a word or sentence is written here.
    var isWord: Bool { if case .scalar = self { !isNothing && !isNumber } else { false } }
}
