/// Where each statement of a definition stands, in its own text or in that of what it extends.
public struct StatementPlaces: Sendable {
    /// A statement's line.
    public struct Place: Sendable, Equatable {
        /// The name of the file; of a built-in, `snp.yml`.
        public let file: String
        /// Where the key stands.
        public let position: SourcePosition
        /// The line without its comment.
        public let text: String
        /// The comment behind it.
        public let comment: String?
    }

    private var places: [String: Place] = [:]

    /// Finds the statements of a definition.
    ///
    /// - Parameter source: The definition, with what it extends.
    public init(_ source: ArchitectureSource) {
        var next: ArchitectureSource? = source
        while let source = next {
            // What a definition says itself stands in place of what it extends.
            read(source)
            next = source.extended
        }
    }

    /// Where a statement stands.
    ///
    /// - Parameter keys: The keys that lead to it: `roles`, `view`, `knows`. Where the last is not written, the nearest
    ///   around it that is. A channel's key is `presenter -> view`; one that leaves its unit has ` another` behind it.
    public func place(of keys: [String]) -> Place? {
        var keys = keys
        while keys.count > 1 {
            if let place = places[keys.joined(separator: "\n")] { return place }
            keys.removeLast()
        }
        return keys.first.flatMap { places[$0] }
    }

    private mutating func read(_ source: ArchitectureSource) {
        guard let root = YAMLText(source.text).root?.pairs else { return }
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        for pair in root { read(pair.key, pair.value, [], source.file, lines) }
    }

    private mutating func read(
        _ key: YAMLNode, _ value: YAMLNode, _ keys: [String], _ file: String, _ lines: [Substring]
    ) {
        guard let word = key.string else { return }
        note(keys + [word], key.position, file, lines)
        switch value.content {
        case .mapping(let pairs):
            for pair in pairs { read(pair.key, pair.value, keys + [word], file, lines) }
        case .list(let elements) where keys.isEmpty && word == "channels":
            for element in elements {
                guard let channel = element.pairs?.first, let name = channel.key.string else { continue }
                let (ends, body) = (channel.key, channel.value)
                let leaves = body["of"] != nil
                let path = [word, name.split(separator: " ").joined(separator: " ") + (leaves ? " another" : "")]
                note(path, ends.position, file, lines)
                for pair in body.pairs ?? [] { read(pair.key, pair.value, path, file, lines) }
            }
        default: break
        }
    }

    private mutating func note(_ keys: [String], _ position: SourcePosition, _ file: String, _ lines: [Substring]) {
        let key = keys.joined(separator: "\n")
        guard places[key] == nil, lines.indices.contains(position.line - 1) else { return }
        let parts = lines[position.line - 1].split(separator: " #", maxSplits: 1)
        let text = parts.first.map { String($0.drop { $0 == " " }) } ?? ""
        let comment = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : nil
        places[key] = Place(file: file, position: position, text: text, comment: comment)
    }
}
