/// Reads a scene's sheet, whole or in pieces, and tells all of its mistakes at once.
public struct SheetReader {
    /// Where a sheet, or a piece of one, comes from.
    public enum Source: Sendable {
        /// A file.
        case file(String, text: String)
        /// A flag that says what stands under a key: `--event 'terms: {goes: Terms}'`.
        case flag(String, of: SheetKey, text: String)
    }

    /// Reads a sheet.
    ///
    /// - Parameter sources: the sheet and its pieces. What a later one says of an event takes the place of what was said before.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    public static func read(_ sources: [Source]) throws(InvalidDefinition) -> SceneSheet {
        var sheet = SceneSheet()
        var mistakes: [DefinitionMistake] = []
        for source in sources {
            var reader = SheetReader(source, sheet)
            reader.read(source)
            sheet = reader.sheet
            mistakes += reader.log.error.mistakes.map { [reader] mistake in
                DefinitionMistake(
                    file: mistake.file, position: reader.shifted(mistake.position), message: mistake.message)
            }
        }
        guard mistakes.isEmpty else { throw InvalidDefinition(mistakes: mistakes) }
        return sheet
    }

    private let file: String
    private let log: MistakeLog
    private var sheet: SceneSheet
    /// How many columns of the text were put before what was written.
    private var shift = 0

    private init(_ source: Source, _ sheet: SceneSheet) {
        switch source {
        case .file(let path, _): file = path
        case .flag(let name, _, _): file = name
        }
        log = MistakeLog(file: file)
        self.sheet = sheet
    }

    private mutating func read(_ source: Source) {
        switch source {
        case .file(_, let text):
            let yaml = YAMLText(text)
            for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
            guard let root = yaml.root else {
                if yaml.mistakes.isEmpty { log.add(SourcePosition(line: 1, column: 1), "the sheet is empty") }
                return
            }
            readWhole(root)
        case .flag(_, let key, let text):
            // A piece stands on one line: what it lists, or what it maps, needs its brackets.
            let start = text.first { !$0.isWhitespace }
            let isList = [.needs, .shows, .observes].contains(key)
            let isWrapped = start == "{" || start == "["
            shift = isWrapped ? 0 : 1
            let yaml = YAMLText(isWrapped ? text : isList ? "[\(text)]" : "{\(text)}")
            for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
            if let root = yaml.root { read(key, root, said: word("", at: root.position)) }
        }
    }

    private static let nameKeys = ["scene", "module", "group"]

    private mutating func readWhole(_ root: YAMLNode) {
        let known = Self.nameKeys + SheetKey.allCases.map(\.rawValue)
        guard let fields = SheetFields(root, of: "a scene's sheet", known: known, log: log) else { return }
        if let name = fields.word("scene") ?? fields.word("module") { sheet.name = word(name) }
        if let group = fields.word("group") { sheet.group = word(group) }
        for entry in fields.all {
            guard let key = SheetKey(rawValue: entry.key.text) else { continue }
            read(key, entry.value, said: word(entry.key))
        }
    }

    private mutating func read(_ key: SheetKey, _ node: YAMLNode, said place: SheetWord) {
        let subject = "'\(key.rawValue)'"
        sheet.said.append((key, place))
        switch key {
        case .needs: sheet.needs += words(node, of: subject)
        case .shows: sheet.shows += words(node, of: subject)
        case .observes: sheet.observes += words(node, of: subject)
        case .presents: sheet.presents += values(node, of: subject, "about: About")
        case .takes: sheet.takes += values(node, of: subject, "item: Item")
        case .ready: sheet.ready = steps(node, of: subject)
        case .events: readEvents(node)
        case .list: sheet.list = list(node, said: place)
        case .fields:
            _ = NamedEntries(node, of: subject, log: log)
        }
    }

    // MARK: Parts

    private mutating func readEvents(_ node: YAMLNode) {
        guard let fields = NamedEntries(node, of: "'events'", log: log) else { return }
        for entry in fields.all {
            let steps = steps(entry.value, of: "the event '\(entry.key.text)'")
            let event = SceneSheet.Event(name: word(entry.key), steps: steps)
            if let index = sheet.events.firstIndex(where: { $0.name.text == event.name.text }) {
                sheet.events[index] = event
            } else {
                sheet.events.append(event)
            }
        }
    }

    private static let furtherStepKeys = ["presented", "with"]

    private func steps(_ node: YAMLNode, of subject: String) -> SceneSheet.Steps {
        var steps = SceneSheet.Steps()
        // Of an event of which nothing is said, nothing follows yet.
        if node.isNothing { return steps }
        let known = SheetStep.allCases.map(\.rawValue) + Self.furtherStepKeys
        guard let fields = SheetFields(node, of: subject, known: known, log: log) else { return steps }
        for entry in fields.all {
            if let step = SheetStep(rawValue: entry.key.text) { steps.said.append((step, word(entry.key))) }
        }
        steps.asks = fields.words("asks").map(word)
        steps.shows = fields.words("shows").map(word)
        steps.with = fields.words("with").map(word)
        steps.confirm = fields.word("confirm").map(word)
        steps.goes = fields.word("goes").map(word)
        steps.tells = fields.word("tells").map(word)
        steps.isPresented = fields.flag("presented")
        if fields.flag("leaves") { steps.leaves = steps.said.first { $0.step == .leaves }?.word }
        if steps.goes == nil, let key = fields.all.first(where: { Self.furtherStepKeys.contains($0.key.text) }) {
            log.add(
                key.key.position, "'\(key.key.text)' of \(subject) belongs to 'goes', which is not there")
        }
        if steps.leaves != nil, steps.goes != nil {
            log.add(fields.position(of: "leaves"), "\(subject) both 'goes' and 'leaves': one of them is the way")
        }
        return steps
    }

    private func list(_ node: YAMLNode, said place: SheetWord) -> SceneSheet.List? {
        let known = ["of", "shows", "empty", "refresh"]
        guard let fields = SheetFields(node, of: "'list'", known: known, log: log) else { return nil }
        var list = SceneSheet.List(word: place)
        list.of = fields.word("of").map(word)
        list.shows = fields.words("shows").map(word)
        list.empty = fields.word("empty").map(word)
        list.refreshes = fields.flag("refresh")
        return list
    }

    private func words(_ node: YAMLNode, of subject: String) -> [SheetWord] {
        (node.elements ?? [node]).compactMap { element in
            guard let text = element.string, element.isWord else {
                log.add(element.position, "\(subject) lists words, and this is \(element.kindInWords)")
                return nil
            }
            return word(text, at: element.position)
        }
    }

    private func values(_ node: YAMLNode, of subject: String, _ example: String) -> [SceneSheet.Value] {
        guard node.pairs != nil else {
            log.add(
                node.position,
                "\(subject) names values with their types, as in '\(example)', and this is \(node.kindInWords)")
            return []
        }
        guard let fields = NamedEntries(node, of: subject, log: log) else { return [] }
        return fields.all.compactMap { entry in
            var type = entry.value
            var isList = false
            if let elements = type.elements, elements.count == 1, let only = elements.first {
                (type, isList) = (only, true)
            }
            guard let text = type.string, type.isWord else {
                log.add(
                    type.position,
                    "'\(entry.key.text)' of \(subject) is a type, or several as '[Item]', and this is "
                        + type.kindInWords)
                return nil
            }
            return SceneSheet.Value(
                name: word(entry.key), type: word(text, at: type.position), isList: isList)
        }
    }

    // MARK: Places

    private func word(_ word: Word) -> SheetWord { self.word(word.text, at: word.position) }

    private func word(_ text: String, at position: SourcePosition) -> SheetWord {
        SheetWord(text: text, file: file, position: shifted(position))
    }

    /// Where something stands in what was written.
    private func shifted(_ position: SourcePosition) -> SourcePosition {
        SourcePosition(line: position.line, column: max(1, position.column - shift))
    }
}

extension SheetReader.Source {
    /// Pieces of a sheet as one text, for a record.
    ///
    /// - Parameter sources: the pieces.
    package static func text(of sources: [SheetReader.Source]) -> String {
        sources.map { source in
            switch source {
            case .file(_, let text): text
            case .flag(let name, let key, let text): "\(flagMark)\(name)\t\(key.rawValue)\t\(text)"
            }
        }.joined(separator: "\u{1E}")
    }

    /// Pieces of a sheet from a record.
    ///
    /// - Parameter text: what ``text(of:)`` made of them.
    package static func pieces(of text: String) -> [SheetReader.Source] {
        text.split(separator: "\u{1E}").map { piece in
            let parts = piece.split(separator: "\t", maxSplits: 2).map(String.init)
            guard parts.count == 3, piece.hasPrefix(flagMark), let key = SheetKey(rawValue: parts[1]) else {
                return .file("sheet", text: String(piece))
            }
            return .flag(String(parts[0].dropFirst(flagMark.count)), of: key, text: parts[2])
        }
    }

    private static let flagMark = "\u{1F}"
}

/// The values of one part of a sheet by their keys.
private struct SheetFields {
    private let entries: NamedEntries

    init?(_ node: YAMLNode, of subject: String, known: [String], log: MistakeLog) {
        guard let entries = NamedEntries(node, of: subject, known: known, log: log) else { return nil }
        self.entries = entries
    }

    var all: [Entry] { entries.all }

    func position(of key: String) -> SourcePosition { value(key)?.node.position ?? entries.position }
    func word(_ key: String) -> Word? { value(key)?.word }
    func words(_ key: String) -> [Word] { value(key)?.words ?? [] }
    func flag(_ key: String) -> Bool { value(key)?.flag ?? false }

    private func value(_ key: String) -> KeyedValue? {
        entries.all.first { $0.key.text == key }.map(entries.value)
    }
}
