import Yams

/// A word of a definition and where it stands.
struct Word: Equatable {
    let text: String
    let position: SourcePosition
}

/// A key of a mapping with its value.
struct Entry {
    let key: Word
    let value: YAMLNode
}

/// A piece of YAML that knows where it stands, and in which of the texts that a definition consists of.
///
/// Yams' own nodes know a line and a column only, which is not enough where one text is put beneath another.
struct YAMLNode {
    /// The kinds of nodes.
    enum Content {
        case scalar(String, isPlain: Bool)
        case list([YAMLNode])
        case mapping([Pair])
        case alias
    }

    /// A key and its value.
    struct Pair {
        let key: YAMLNode
        var value: YAMLNode
    }

    var content: Content
    let position: SourcePosition

    init(_ content: Content, at position: SourcePosition) {
        self.content = content
        self.position = position
    }

    /// More nodes than any text has that a person wrote: aliases of aliases could make a text of a few lines endless.
    private static let limit = 200_000

    /// Takes over a node of Yams'. What is beyond a limit is left as an alias, which nothing reads.
    init(_ node: Node) {
        var rest = Self.limit
        self.init(node, &rest)
    }

    private init(_ node: Node, _ rest: inout Int) {
        rest -= 1
        let position = SourcePosition(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
        let content: Content =
            switch node {
            case .scalar(let scalar): .scalar(scalar.string, isPlain: scalar.style == .plain || scalar.style == .any)
            case .sequence(let sequence) where rest > 0: .list(sequence.map { YAMLNode($0, &rest) })
            case .mapping(let mapping) where rest > 0:
                .mapping(mapping.map { Pair(key: YAMLNode($0.key, &rest), value: YAMLNode($0.value, &rest)) })
            case .sequence, .mapping, .alias: .alias
            }
        self.init(content, at: position)
    }

    /// The text of a scalar.
    var string: String? { if case .scalar(let text, _) = content { text } else { nil } }

    /// The keys and values of a mapping.
    var pairs: [Pair]? { if case .mapping(let pairs) = content { pairs } else { nil } }

    /// The elements of a list.
    var elements: [YAMLNode]? { if case .list(let elements) = content { elements } else { nil } }

    /// The keys of a mapping that are words; none of anything else.
    var keys: [String] { pairs?.compactMap(\.key.string) ?? [] }

    /// The value of a key; nil where there is none.
    subscript(key: String) -> YAMLNode? { pairs?.first { $0.key.string == key }?.value }

    /// The kind of node in words for people.
    var kindInWords: String {
        switch content {
        case .mapping: "a mapping"
        case .list: "a list"
        case .scalar(let text, _): isNothing ? "nothing" : isNumber ? "a number (write it in quotes)" : "'\(text)'"
        case .alias: "an alias"
        }
    }

    /// The node, at the place of its key where nothing is written: the next thing stands anywhere.
    func placed(at key: YAMLNode) -> YAMLNode {
        guard case .scalar("", isPlain: true) = content else { return self }
        return YAMLNode(content, at: key.position)
    }

    /// The same text as part of one that is put over it.
    var beneath: YAMLNode {
        let content: Content =
            switch content {
            case .list(let elements): .list(elements.map(\.beneath))
            case .mapping(let pairs): .mapping(pairs.map { Pair(key: $0.key.beneath, value: $0.value.beneath) })
            case .scalar, .alias: content
            }
        return YAMLNode(content, at: position.beneath)
    }

    /// True if nothing is written here: no letter, or YAML's word for nothing.
    var isNothing: Bool {
        guard case .scalar(let text, let isPlain) = content else { return false }
        return text.isEmpty || isPlain && ["~", "null", "Null", "NULL"].contains(text)
    }

    /// True if this is a number to YAML: digits without quotes.
    var isNumber: Bool {
        guard case .scalar(let text, isPlain: true) = content, let first = text.utf8.first,
            UInt8(ascii: "+")...UInt8(ascii: "9") ~= first
        else { return false }
        return Double(text) != nil
    }

    /// True if this is yes or no to YAML, without quotes.
    var isFlag: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["true", "false", "yes", "no", "on", "off"].contains(text.lowercased())
    }

    /// True if a word or sentence is written here.
    var isWord: Bool { if case .scalar = content { !isNothing && !isNumber } else { false } }
}
