/// The parts of a sheet.
extension SheetReader {
    // MARK: Words and values

    func words(_ node: YAMLNode, of subject: String) -> [SheetWord] {
        (node.elements ?? [node]).compactMap { element in
            guard let text = element.string, element.isWord else {
                log.add(element.position, "\(subject) lists words, and this is \(element.kindInWords)")
                return nil
            }
            return word(text, at: element.position)
        }
    }

    /// Names with their types.
    ///
    /// - Parameters:
    ///   - node: the written node.
    ///   - subject: the part that it is, for messages.
    ///   - example: the way to write it.
    ///   - isLabelled: true if a label may stand before a name: `with item`.
    func values(
        _ node: YAMLNode, of subject: String, _ example: String, labelled isLabelled: Bool = false
    ) -> [SceneSheet.Value] {
        guard node.pairs != nil else {
            log.add(
                node.position,
                "\(subject) names values with their types, as in '\(example)', and this is \(node.kindInWords)")
            return []
        }
        guard let fields = NamedEntries(node, of: subject, log: log) else { return [] }
        return fields.all.compactMap { entry in
            guard let type = type(entry.value, of: entry.key, subject) else { return nil }
            let words = isLabelled ? entry.key.text.split(separator: " ") : [entry.key.text[...]]
            guard let name = words.last, words.count <= 2 else {
                log.add(entry.key.position, "'\(entry.key.text)' of \(subject) is a name, or a label and a name")
                return nil
            }
            let column = entry.key.position.column + (words.count == 2 ? words[0].count + 1 : 0)
            return SceneSheet.Value(
                name: word(String(name), at: SourcePosition(line: entry.key.position.line, column: column)),
                label: words.count == 2 ? String(words[0]) : nil, type: word(type.text, at: type.position),
                isList: type.isList)
        }
    }

    private struct SaidType {
        let text: String
        let position: SourcePosition
        let isList: Bool
    }

    private func type(_ node: YAMLNode, of name: Word, _ subject: String) -> SaidType? {
        var type = node
        var isList = false
        if let elements = node.elements, elements.count == 1, let only = elements.first {
            (type, isList) = (only, true)
        }
        guard let text = type.string, type.isWord else {
            log.add(
                type.position,
                "'\(name.text)' of \(subject) is a type, or several as '[Item]', and this is \(type.kindInWords)")
            return nil
        }
        return SaidType(text: text, position: type.position, isList: isList)
    }

    /// Reads the outputs: names, with types where something is told.
    func outputs(_ node: YAMLNode, of subject: String) -> [SceneSheet.Output] {
        guard node.pairs != nil else {
            return words(node, of: subject).map { SceneSheet.Output(name: $0, type: nil) }
        }
        guard let fields = NamedEntries(node, of: subject, log: log) else { return [] }
        return fields.all.compactMap { entry in
            if entry.value.isNothing { return SceneSheet.Output(name: word(entry.key), type: nil) }
            return type(entry.value, of: entry.key, subject).map { type in
                SceneSheet.Output(name: word(entry.key), type: type.isList ? "[\(type.text)]" : type.text)
            }
        }
    }

    // MARK: Steps

    /// Reads the user's actions, or another unit's answers, each with the steps that follow.
    func events(_ node: YAMLNode, of subject: String, isAnswer: Bool = false) -> [SceneSheet.Event] {
        guard let fields = NamedEntries(node, of: subject, log: log) else { return [] }
        return fields.all.map { entry in
            let subject = isAnswer ? "'\(entry.key.text)' of \(subject)" : "the event '\(entry.key.text)'"
            return SceneSheet.Event(
                name: word(entry.key), steps: steps(entry.value, of: subject, isAnswer: isAnswer))
        }
    }

    private static let wayKeys = ["presented", "replaces", "named", "with", "back"]

    /// Reads the steps that follow.
    func steps(_ node: YAMLNode, of subject: String, isAnswer: Bool = false) -> SceneSheet.Steps {
        var steps = SceneSheet.Steps()
        // Of an event of which nothing is said, nothing follows yet.
        if node.isNothing { return steps }
        let known = SheetStep.allCases.map(\.rawValue) + (isAnswer ? [] : Self.wayKeys + ["carries", "enabled"])
        guard let fields = SheetFields(node, of: subject, known: known, log: log) else { return steps }
        for entry in fields.all {
            if let step = SheetStep(rawValue: entry.key.text) {
                steps.said.append(.init(step: step, word: word(entry.key)))
            }
        }
        if let node = fields.node("asks") { steps.asks = requests(node, of: subject) }
        steps.shows = fields.words("shows").map(word)
        steps.with = fields.words("with").map(word)
        steps.carries = fields.words("carries").map(word)
        steps.enabled = fields.words("enabled").map(word)
        steps.confirm = sentence(
            "confirm", in: fields, of: subject, "the question that the user answers", "Delete all items?")
        steps.goes = fields.word("goes").map(word)
        steps.named = fields.word("named").map(word)
        steps.tells = fields.word("tells").map(word)
        steps.isPresented = fields.flag("presented")
        steps.replaces = fields.flag("replaces")
        if let node = fields.node("back") { steps.back = events(node, of: "'back' of \(subject)", isAnswer: true) }
        if fields.flag("leaves") { steps.leaves = steps.said.first { $0.step == .leaves }?.word }
        check(&steps, fields, subject)
        return steps
    }

    /// Reads a text that the user sees; yes or no is none.
    private func sentence(
        _ key: String, in fields: SheetFields, of subject: String, _ meaning: String, _ example: String
    ) -> SheetWord? {
        guard let node = fields.node(key), node.isFlag else { return fields.word(key).map(word) }
        log.add(
            node.position,
            "'\(key)' of \(subject) is \(meaning), and this is \(node.kindInWords): write it, as in '\(key): \(example)'"
        )
        return nil
    }

    private func check(_ steps: inout SceneSheet.Steps, _ fields: SheetFields, _ subject: String) {
        if steps.goes == nil, let key = fields.all.first(where: { Self.wayKeys.contains($0.key.text) }) {
            log.add(key.key.position, "'\(key.key.text)' of \(subject) belongs to 'goes', which is not there")
        }
        if steps.leaves != nil, steps.goes != nil {
            log.add(fields.position(of: "leaves"), "\(subject) both 'goes' and 'leaves': one of them is the way")
        }
        if steps.isPresented, steps.replaces {
            log.add(
                fields.position(of: "replaces"),
                "\(subject) is both 'presented' and 'replaces' the stack: one of them is the way")
        }
        guard let goal = steps.goes, ["back", "root"].contains(goal.text) else { return }
        for key in fields.all where Self.wayKeys.contains(key.key.text) {
            log.add(
                key.key.position,
                "'\(key.key.text)' of \(subject) says how a new unit comes, and 'goes: \(goal.text)' leads to one that is there"
            )
        }
        if goal.text == "back" { steps.leaves = goal } else { steps.root = goal }
        steps.goes = nil
    }

    /// Requests, each with the name of its answer where that is said.
    private func requests(_ node: YAMLNode, of subject: String) -> [SceneSheet.Request] {
        (node.elements ?? [node]).flatMap { element -> [SceneSheet.Request] in
            guard element.pairs != nil else {
                return words(element, of: "'asks' of \(subject)").map { .init(verb: $0, answer: nil) }
            }
            let entries = NamedEntries(element, of: "'asks' of \(subject)", log: log)
            return (entries?.all ?? []).compactMap { entry in
                guard let name = entry.value.string, entry.value.isWord else {
                    log.add(
                        entry.value.position,
                        "'\(entry.key.text)' of \(subject) is followed by a name for its answer, and this is "
                            + entry.value.kindInWords)
                    return nil
                }
                return .init(verb: word(entry.key), answer: word(name, at: entry.value.position))
            }
        }
    }

    // MARK: Lists, fields and verbs

    func list(_ node: YAMLNode, said place: SheetWord) -> SceneSheet.List? {
        let known = ["of", "shows", "empty", "refresh", "select"]
        guard let fields = SheetFields(node, of: "'list'", known: known, log: log) else { return nil }
        var list = SceneSheet.List(word: place)
        list.of = fields.word("of").map(word)
        list.shows = fields.words("shows").map(word)
        list.empty = sentence("empty", in: fields, of: "'list'", "the sentence in the place of rows", "No items yet")
        list.select = fields.word("select").map(word)
        if fields.flag("refresh") { list.refresh = fields.key("refresh").map(word) }
        if list.of == nil { log.add(fields.position(of: "of"), "'list' lacks 'of': what is presented as rows") }
        return list
    }

    func search(_ node: YAMLNode) -> SceneSheet.Search? {
        guard let fields = SheetFields(node, of: "'search'", known: ["of", "by"], log: log) else { return nil }
        guard let of = fields.word("of") else {
            log.add(fields.position(of: "of"), "'search' lacks 'of': the list whose rows are looked for")
            return nil
        }
        let by = fields.words("by").map(word)
        if by.isEmpty { log.add(fields.position(of: "by"), "'search' lacks 'by': the property in which it looks") }
        return SceneSheet.Search(of: word(of), by: by)
    }

    func fields(_ node: YAMLNode, of subject: String) -> [SceneSheet.Field] {
        guard let entries = NamedEntries(node, of: subject, log: log) else { return [] }
        return entries.all.compactMap { entry in
            guard let said = entries.value(entry).word else { return nil }
            let isOptional = said.text.hasSuffix("?")
            let name = isOptional ? String(said.text.dropLast()) : said.text
            guard let kind = FieldKind(rawValue: name) else {
                log.add(
                    said.position,
                    "no field is entered as '\(name)'"
                        + NearestWord.hint(for: name, among: FieldKind.allCases.map(\.rawValue)))
                return nil
            }
            if isOptional, kind == .switch {
                log.add(said.position, "a switch is on or off and never empty: say 'switch'")
                return nil
            }
            return .init(name: word(entry.key), kind: kind, isOptional: isOptional)
        }
    }

    /// Requests with where they come from: a mapping of names, or a whole one.
    func verbs(_ node: YAMLNode, of subject: String) -> [RequestVerb] {
        var texts: [SheetWord] = []
        if node.pairs != nil {
            for entry in NamedEntries(node, of: subject, log: log)?.all ?? [] {
                let value = entry.value.isNothing ? "" : entry.value.string
                guard let value else {
                    log.add(
                        entry.value.position,
                        "'\(entry.key.text)' of \(subject) is written in quotes, as in \"[Item], GET /items\", and this is "
                            + entry.value.kindInWords)
                    continue
                }
                texts.append(word(entry.key.text + (value.isEmpty ? "" : ": " + value), at: entry.key.position))
            }
        } else {
            texts = words(node, of: subject)
        }
        return texts.compactMap { text in
            switch RequestVerb.read(text) {
            case .success(let verb): return verb
            case .failure(let mistake):
                log.add(mistake.position, mistake.message)
                return nil
            }
        }
    }
}

/// The values of one part of a sheet by their keys.
struct SheetFields {
    private let entries: NamedEntries

    init?(_ node: YAMLNode, of subject: String, known: [String], log: MistakeLog) {
        guard let entries = NamedEntries(node, of: subject, known: known, log: log) else { return nil }
        self.entries = entries
    }

    var all: [Entry] { entries.all }

    func position(of key: String) -> SourcePosition { node(key)?.position ?? entries.position }
    func key(_ key: String) -> Word? { all.first { $0.key.text == key }?.key }
    func node(_ key: String) -> YAMLNode? { all.first { $0.key.text == key }?.value }
    func word(_ key: String) -> Word? { value(key)?.word }
    func words(_ key: String) -> [Word] { value(key)?.words ?? [] }
    func flag(_ key: String) -> Bool { value(key)?.flag ?? false }

    private func value(_ key: String) -> KeyedValue? {
        all.first { $0.key.text == key }.map(entries.value)
    }
}
