/// The value of one key; what does not fit is noted.
struct KeyedValue {
    let key: String
    let node: YAMLNode
    /// The part that has the key, for messages: `the role 'presenter'`.
    let subject: String
    let log: MistakeLog

    /// A word or sentence.
    var word: Word? {
        guard let text = node.string, node.isWord else {
            log.add(node.position, "'\(key)' of \(subject) is one word or sentence, and this is \(node.kindInWords)")
            return nil
        }
        return Word(text: text, position: node.position)
    }

    /// A version, which may be written like a number.
    var version: Word? {
        guard let text = node.string, node.isNumber else { return word }
        return Word(text: text, position: node.position)
    }

    /// A list of words; a single word is a list of one.
    var words: [Word] {
        switch node.content {
        case .scalar where node.isWord:
            return word.map { [$0] } ?? []
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

    /// Yes or no.
    var flag: Bool {
        guard let word else { return false }
        switch word.text {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            log.add(word.position, "'\(key)' of \(subject) is true or false, and this is '\(word.text)'")
            return false
        }
    }

    /// One of a few words, or nil when it is none of them.
    func choice<Choice: RawRepresentable & CaseIterable>(as type: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let word else { return nil }
        if let choice = Choice(rawValue: word.text) { return choice }
        log.add(
            word.position,
            "unknown word '\(word.text)' for '\(key)' of \(subject)"
                + NearestWord.hint(for: word.text, among: Choice.allCases.map(\.rawValue)))
        return nil
    }
}

/// The entries of a mapping whose keys are names of its own.
struct NamedEntries {
    /// Where the mapping stands.
    let position: SourcePosition
    /// The part that it describes, for messages.
    let subject: String
    /// The entries, in order.
    let all: [Entry]
    private let log: MistakeLog

    /// Reads a mapping.
    ///
    /// - Parameters:
    ///   - node: the node, noted as a mistake when it is no mapping.
    ///   - subject: the part that it describes.
    ///   - known: the keys that it may have; nil for any.
    ///   - log: takes the mistakes.
    init?(_ node: YAMLNode, of subject: String, known: [String]? = nil, log: MistakeLog) {
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
        all = entries
        self.subject = subject
        self.log = log
        position = node.position
    }

    /// The value of an entry.
    func value(_ entry: Entry) -> KeyedValue {
        KeyedValue(key: entry.key.text, node: entry.value, subject: subject, log: log)
    }
}

/// The values of one part by their keys, as these are declared; whatever does not fit is noted.
struct KeyedFields<Key: KeySet> {
    /// Where the part stands, as far as it lacks anything.
    let position: SourcePosition
    /// The part that it is, for messages: `the role 'presenter'`.
    let subject: String
    private let entries: [Entry]
    private let indices: [String: Int]
    private let log: MistakeLog
    /// The ids that the file declares; nil where it declares none.
    private let references: References?

    /// Reads a mapping.
    ///
    /// - Parameters:
    ///   - node: the node, noted as a mistake when it is no mapping.
    ///   - subject: the part that it describes.
    ///   - further: keys that it may have beside its own.
    ///   - log: takes the mistakes.
    ///   - references: takes the ids that it refers to.
    init?(
        _ node: YAMLNode, of subject: String, further: [String] = [], log: MistakeLog, references: References? = nil
    ) {
        guard let entries = NamedEntries(node, of: subject, known: Key.names + further, log: log) else { return nil }
        self.init(entries.all, at: node.position, of: subject, log, references)
    }

    private init(
        _ entries: [Entry], at position: SourcePosition, of subject: String, _ log: MistakeLog,
        _ references: References?
    ) {
        self.entries = entries
        indices = Dictionary(entries.enumerated().map { ($1.key.text, $0) }) { first, _ in first }
        self.position = position
        self.subject = subject
        self.log = log
        self.references = references
    }

    /// The same mapping by another part's keys: `scaena.yml` may be a definition, too.
    func keyed<Other: KeySet>(by other: Other.Type = Other.self) -> KeyedFields<Other> {
        KeyedFields<Other>(entries, at: position, of: subject, log, references)
    }

    /// The same part, whose gaps are told at another place.
    func placed(at position: SourcePosition) -> KeyedFields {
        KeyedFields(entries, at: position, of: subject, log, references)
    }

    /// The node under a key.
    func node(_ key: Key) -> YAMLNode? { indices[key.rawValue].map { entries[$0].value } }

    /// Where a key's value stands, or the part when it is not there.
    func position(of key: Key) -> SourcePosition { node(key)?.position ?? position }

    /// Where the part stands, and what it says.
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

    // MARK: Values

    /// The value of a key; nil where it is missing, which is noted of one that is needed.
    private func value(_ key: Key) -> KeyedValue? {
        guard let node = node(key) else {
            if key.rule.isNeeded { log.add(position, "\(subject) lacks '\(key.rawValue)'") }
            return nil
        }
        return KeyedValue(key: key.rawValue, node: node, subject: subject, log: log)
    }

    /// A word, a sentence or an id.
    func word(_ key: Key) -> Word? {
        let word = value(key)?.word
        if case .id(let kinds) = key.rule.value { refer([word].compactMap(\.self), to: kinds) }
        return word
    }

    /// A version, which may be written like a number.
    func version(_ key: Key) -> Word? { value(key)?.version }

    /// Words or ids; none when the key is missing.
    func words(_ key: Key) -> [Word] {
        guard let value = value(key) else { return [] }
        let words = value.words
        guard case .ids(let kinds, let least) = key.rule.value else { return words }
        refer(words, to: kinds)
        if least > 0, value.node.elements?.isEmpty == true {
            log.add(
                value.node.position,
                "'\(key.rawValue)' of \(subject) lists one word or more, and this is an empty list")
        }
        return words
    }

    /// Words or ids; nil when the key is missing, which differs from an empty list.
    func saidWords(_ key: Key) -> [Word]? { node(key) == nil ? nil : words(key) }

    /// Yes or no; no when the key is missing.
    func flag(_ key: Key) -> Bool { value(key)?.flag ?? false }

    /// True or false as the key says; nil where it says nothing.
    func saidFlag(_ key: Key) -> Bool? { value(key)?.flag }

    /// One of a few words, or nil when the key is missing or the word unknown.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: Key, as type: Choice.Type = Choice.self) -> Choice?
    where Choice.RawValue == String {
        value(key)?.choice(as: type)
    }

    /// Some of a few words.
    func choices<Choice: RawRepresentable & CaseIterable>(_ key: Key, as type: Choice.Type = Choice.self) -> [Choice]
    where Choice.RawValue == String {
        words(key).compactMap { word in
            if let choice = Choice(rawValue: word.text) { return choice }
            log.add(
                word.position,
                "unknown word '\(word.text)' for '\(key.rawValue)' of \(subject)"
                    + NearestWord.hint(for: word.text, among: Choice.allCases.map(\.rawValue)))
            return nil
        }
    }

    /// A name form.
    func nameForm(_ key: Key) -> NameForm? { value(key)?.word.flatMap { nameForm($0) } }

    /// Name forms.
    func nameForms(_ key: Key) -> [NameForm] { (value(key)?.words ?? []).compactMap { nameForm($0) } }

    /// Verb forms, which may have the placeholders of name forms.
    func verbForms(_ key: Key) -> [VerbForm] {
        (value(key)?.words ?? []).filter { nameForm($0) != nil }.map { VerbForm($0.text) }
    }

    /// A verb form.
    func verbForm(_ key: Key) -> VerbForm? {
        value(key)?.word.flatMap { nameForm($0) == nil ? nil : VerbForm($0.text) }
    }

    /// A part of the part.
    func part<Other: KeySet>(_ key: Key, keyed by: Other.Type = Other.self) -> KeyedFields<Other>? {
        value(key).flatMap {
            KeyedFields<Other>($0.node, of: "'\(key.rawValue)'", log: log, references: references)
        }
    }

    /// A mapping of names.
    func named(_ key: Key) -> NamedEntries? {
        value(key).flatMap { NamedEntries($0.node, of: "'\(key.rawValue)'", log: log) }
    }

    private func refer(_ words: [Word], to kinds: [IdKind]) {
        references?.refer(words, to: kinds.map(\.rawValue), in: subject)
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
