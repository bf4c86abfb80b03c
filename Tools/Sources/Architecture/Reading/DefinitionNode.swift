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
        case .scalar(let scalar): scalar.string.isEmpty ? "nothing" : "'\(scalar.string)'"
        case .alias: "an alias"
        }
    }
}
