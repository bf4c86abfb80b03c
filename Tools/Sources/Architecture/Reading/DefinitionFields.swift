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

/// The entries of one mapping, read by key; whatever does not fit is noted.
struct DefinitionFields {
    /// Where the mapping stands.
    let position: SourcePosition
    /// What it describes, for messages: `the role 'presenter'`.
    let subject: String
    private let entries: [Entry]
    private let places: [String: Int]
    private let log: MistakeLog

    /// Reads a mapping.
    ///
    /// - Parameters:
    ///   - node: the node, noted as a mistake when it is no mapping.
    ///   - subject: what it describes.
    ///   - known: the keys that it may have; nil when they are names of its own.
    init?(_ node: YAMLNode, of subject: String, known: [String]?, log: MistakeLog) {
        guard let pairs = node.pairs else {
            log.add(node.position, "\(subject) is written as a mapping, and this is \(node.kindInWords)")
            return nil
        }
        var entries: [Entry] = []
        for pair in pairs {
            let key = pair.key
            guard let text = key.string else {
                log.add(key.position, "a key of \(subject) is a word, and this is \(key.kindInWords)")
                continue
            }
            if YAMLText.isMarked(text) { continue }
            if let known, !known.contains(text) {
                log.add(
                    key.position,
                    "unknown key '\(text)' in \(subject)" + NearestWord.hint(for: text, among: known))
                continue
            }
            entries.append(Entry(key: Word(text: text, position: key.position), value: pair.value.placed(at: key)))
        }
        self.entries = entries
        places = Dictionary(entries.enumerated().map { ($1.key.text, $0) }) { first, _ in first }
        self.subject = subject
        self.log = log
        position = node.position
    }

    /// All entries, where the keys are names of the mapping's own.
    var all: [Entry] { entries }

    /// The node under a key.
    func node(_ key: String) -> YAMLNode? { places[key].map { entries[$0].value } }

    /// Where the part stands that the mapping describes, and what it says.
    ///
    /// - Parameter name: the place of the part's name; nil for that of the mapping.
    func places(_ name: SourcePosition? = nil) -> DefinitionPlaces {
        var values: [DefinitionPlaces.Value] = []
        for entry in entries {
            let key = entry.key.text
            values.append(.init(key: key, word: nil, place: log.place(entry.value.position)))
            for element in entry.value.elements ?? [] {
                values.append(.init(key: key, word: element.string, place: log.place(element.position)))
            }
            for pair in entry.value.pairs ?? [] {
                values.append(.init(key: key, word: pair.key.string, place: log.place(pair.key.position)))
            }
        }
        return DefinitionPlaces(part: log.place(name ?? position), values: values)
    }

    /// Where a key's value stands, or the mapping when it is not there.
    func position(of key: String) -> SourcePosition { node(key)?.position ?? position }

    /// A word or sentence that may be missing.
    func word(_ key: String) -> Word? {
        guard let node = node(key) else { return nil }
        guard let text = node.string, node.isWord else {
            log.add(node.position, "'\(key)' of \(subject) is one word or sentence, and this is \(node.kindInWords)")
            return nil
        }
        return Word(text: text, position: node.position)
    }

    /// A version, which may be written like a number.
    func version(_ key: String) -> Word? {
        guard let node = node(key), let text = node.string, node.isNumber else { return word(key) }
        return Word(text: text, position: node.position)
    }

    /// A word or sentence that must be there.
    func requiredWord(_ key: String) -> Word? {
        guard node(key) != nil else {
            log.add(position, "\(subject) lacks '\(key)'")
            return nil
        }
        return word(key)
    }

    /// A list of words; a single word is a list of one. Empty when the key is missing.
    func words(_ key: String) -> [Word] {
        guard let node = node(key) else { return [] }
        switch node.content {
        case .scalar where node.isWord:
            return word(key).map { [$0] } ?? []
        case .list(let elements):
            return elements.compactMap { element in
                guard let text = element.string, element.isWord else {
                    log.add(element.position, "'\(key)' of \(subject) lists words, and this is \(element.kindInWords)")
                    return nil
                }
                return Word(text: text, position: element.position)
            }
        default:
            log.add(node.position, "'\(key)' of \(subject) is a list of words, and this is \(node.kindInWords)")
            return []
        }
    }

    /// A list of one word or more, which must be there.
    func requiredWords(_ key: String) -> [Word] {
        guard let node = node(key) else {
            log.add(position, "\(subject) lacks '\(key)'")
            return []
        }
        if node.elements?.isEmpty == true {
            log.add(node.position, "'\(key)' of \(subject) lists one word or more, and this is an empty list")
        }
        return words(key)
    }

    /// Yes or no; no when the key is missing.
    func flag(_ key: String) -> Bool {
        guard let word = word(key) else { return false }
        switch word.text {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            log.add(word.position, "'\(key)' of \(subject) is true or false, and this is '\(word.text)'")
            return false
        }
    }

    /// One of a few words, or nil when the key is missing or the word unknown.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, as type: Choice.Type = Choice.self) -> Choice?
    where Choice.RawValue == String {
        guard let word = word(key) else { return nil }
        if let choice = Choice(rawValue: word.text) { return choice }
        log.add(
            word.position,
            "unknown word '\(word.text)' for '\(key)' of \(subject)"
                + NearestWord.hint(for: word.text, among: Choice.allCases.map(\.rawValue)))
        return nil
    }

    /// A name form that may be missing.
    func nameForm(_ key: String) -> NameForm? {
        word(key).flatMap { nameForm($0) }
    }

    /// A name form that must be there.
    func requiredNameForm(_ key: String) -> NameForm? {
        requiredWord(key).flatMap { nameForm($0) }
    }

    /// A list of verb forms, which may have the placeholders of name forms.
    func verbForms(_ key: String) -> [VerbForm] {
        words(key).filter { nameForm($0) != nil }.map { VerbForm($0.text) }
    }

    /// A verb form that may be missing.
    func verbForm(_ key: String) -> VerbForm? {
        word(key).flatMap { nameForm($0) == nil ? nil : VerbForm($0.text) }
    }

    private func nameForm(_ word: Word) -> NameForm? {
        do {
            return try NameForm(word.text)
        } catch {
            log.add(word.position, error.reason)
            return nil
        }
    }
}
