/// Collects what is wrong with a definition while it is read.
final class MistakeLog {
    private let file: String
    /// The names of the texts that places are in: the definition's own, then what it extends.
    private let texts: [String]
    private(set) var mistakes: [DefinitionMistake] = []
    /// Where what is extended is named, and its name: what is wrong with what comes from there is told there.
    var inherited: Word?

    /// Begins a log.
    ///
    /// - Parameters:
    ///   - file: the file that is read, for messages.
    ///   - texts: the names under which people know the texts that it consists of, its own first; nil for the file alone.
    init(file: String, texts: [String]? = nil) {
        self.file = file
        self.texts = texts ?? [file]
    }

    /// Notes a mistake.
    func add(_ position: SourcePosition, _ message: String) {
        let isInherited = position.isInherited && inherited != nil
        let origin = isInherited ? " (in what comes from '\(inherited?.text ?? "")')" : ""
        let mistake = DefinitionMistake(file: file, position: told(position), message: message + origin)
        if !mistakes.contains(mistake) { mistakes.append(mistake) }
    }

    /// Where a person is sent who reads the file: what is wrong in what it extends is told where that is named.
    func told(_ position: SourcePosition) -> SourcePosition {
        position.isInherited ? inherited?.position ?? position : position
    }

    /// A place with the name of its text.
    func place(_ position: SourcePosition) -> DefinitionPlace {
        DefinitionPlace(
            file: texts.indices.contains(position.text) ? texts[position.text] : file, position: position)
    }

    /// All mistakes in the order of the text, as one error.
    var error: InvalidDefinition {
        InvalidDefinition(
            mistakes: mistakes.sorted { ($0.position, $0.message) < ($1.position, $1.message) })
    }
}
