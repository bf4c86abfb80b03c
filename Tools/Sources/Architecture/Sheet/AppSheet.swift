/// A whole app as it is ordered, in one file: what is seen first, what stands beside its scenes, and the sheet of each scene.
package struct AppSheet: Sendable, Equatable {
    /// Something beside scenes: an entity, a manager, a flow.
    package struct Part: Sendable, Equatable {
        /// The kind's name in the sheet: `managers`.
        package let kind: SheetWord
        /// Its name.
        package let name: SheetWord
        /// Its values, as in `id: String, name: String`; nil for those that its kind has by itself.
        package var values: SheetWord?
        /// The scenes that it opens.
        package var opens: [SheetWord] = []
        /// The requests that it knows.
        package var verbs: [SheetWord] = []
        /// The type of the value with which it ends; nil where it ends with none.
        package var returns: SheetWord?
        /// The steps that follow when its modules tell something.
        package var done: [FlowStep] = []
        /// The places of what it opens.
        package var placed: [FlowPlace] = []
        /// The addresses that lead into it.
        package var links: [FlowLink] = []
    }

    /// Where the app keeps what is to be there the next time.
    package struct Store: Sendable, Equatable {
        /// The kind of store.
        package let kind: RequestVerb.Store
        /// The word that says so, or the request.
        package let word: SheetWord
    }

    /// A scene.
    package struct Unit: Sendable, Equatable {
        /// Its name.
        package let name: SheetWord
        /// Its sheet: the app's text without whatever is not of this scene, so that each place is where it was.
        package let text: String
        /// The content of the sheet.
        package let sheet: SceneSheet
    }

    /// The app's name.
    package var name: SheetWord?
    /// The architecture.
    package var architecture: SheetWord?
    /// The scene that is seen first.
    package var first: SheetWord?
    /// The scene that a user who is not logged in sees first.
    package var login: SheetWord?
    /// The address of the app's server; nil where a person writes it into the code.
    package var server: SheetWord?
    /// Where the app keeps what is to be there the next time: what the sheet says of the app, or else of a request.
    package var store: Store?
    /// The parts beside scenes.
    package var parts: [Part] = []
    /// The scenes.
    package var units: [Unit] = []

    /// The types of all values that it names, as code, each where it is said.
    package var types: [SheetWord] {
        let ofParts = parts.flatMap { part in
            let verbs = part.verbs.compactMap { try? RequestVerb.read($0).get() }
            return [part.values, part.returns].compactMap(\.self) + verbs.flatMap(Self.types)
        }
        let ofUnits = units.map(\.sheet).flatMap { sheet in
            sheet.takes.map(\.type)
                + sheet.returns.compactMap { output in output.type.map { Self.type($0, at: output.name) } }
                + sheet.verbs.flatMap(Self.types)
        }
        return ofParts + ofUnits
    }

    /// Returns what is wrong with the address of a server.
    package static func mistake(ofServer text: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isAddress =
            parts.count > 2 && ["http:", "https:"].contains(parts[0]) && parts[1].isEmpty && !parts[2].isEmpty
        if isAddress, !text.contains(where: { $0.isWhitespace || "\"\\?#".contains($0) }) { return nil }
        return "'\(text)' is no address of a server: write it as in 'https://api.example.com'"
    }

    private static func types(of verb: RequestVerb) -> [SheetWord] {
        ([verb.answer] + verb.parameters.map(\.type)).compactMap(\.self).map { type($0, at: verb.word) }
    }

    private static func type(_ code: String, at word: SheetWord) -> SheetWord {
        SheetWord(text: code, file: word.file, position: word.position)
    }

    /// Reads one.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - file: its file, for messages.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package static func read(_ text: String, file: String) throws(InvalidDefinition) -> AppSheet {
        var reader = AppSheetReader(text, file: file)
        reader.read()
        guard reader.mistakes.isEmpty else { throw InvalidDefinition(mistakes: reader.mistakes) }
        return reader.sheet
    }
}

private struct AppSheetReader {
    private let text: String
    private let file: String
    private let log: MistakeLog
    private var ofUnits: [DefinitionMistake] = []
    var sheet = AppSheet()

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
        log = MistakeLog(file: file)
    }

    var mistakes: [DefinitionMistake] {
        // A scene's text is read once more by itself, and says again what is wrong with its YAML.
        let own = log.error.mistakes
        return (own + ofUnits.filter { !own.contains($0) }).sorted { $0.position < $1.position }
    }

    private static let unitKeys = ["scenes", "modules"]

    mutating func read() {
        let yaml = YAMLText(text)
        for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
        guard let root = yaml.root else {
            if yaml.mistakes.isEmpty { log.add(SourcePosition(line: 1, column: 1), "the sheet is empty") }
            return
        }
        guard let entries = NamedEntries(root, of: "an app's sheet", log: log) else { return }
        for (index, entry) in entries.all.enumerated() {
            switch entry.key.text {
            case "app": sheet.name = entries.value(entry).word.map(word)
            case "architecture": sheet.architecture = entries.value(entry).word.map(word)
            case "first": sheet.first = entries.value(entry).word.map(word)
            case "login": sheet.login = entries.value(entry).word.map(word)
            case "server": readServer(entries.value(entry).word)
            case "store": readStore(entries.value(entry).word)
            case let key where Self.unitKeys.contains(key):
                let next = entries.all.dropFirst(index + 1).first?.key.position.line
                readUnits(entry, before: next ?? Int.max)
            case "scene", "module", "group":
                log.add(
                    entry.key.position,
                    "an app's sheet has its scenes in a list: write '- scene: Name' below 'scenes:'")
            default: readParts(entry)
            }
        }
        if sheet.units.isEmpty, mistakes.isEmpty {
            log.add(root.position, "an app needs something to see: list a scene below 'scenes:'")
        }
        checkNames()
        // Said of the app, or else of the first request that is kept.
        let verbs = sheet.parts.flatMap(\.verbs).map(RequestVerb.read).compactMap { try? $0.get() }
        let kept = (verbs + sheet.units.flatMap(\.sheet.verbs)).first { $0.store != nil }
        if sheet.store == nil, let kept, let store = kept.store {
            sheet.store = AppSheet.Store(kind: store, word: kept.word)
        }
    }

    private mutating func readServer(_ said: Word?) {
        guard let said else { return }
        if let mistake = AppSheet.mistake(ofServer: said.text) { return log.add(said.position, mistake) }
        sheet.server = word(said)
    }

    private mutating func readStore(_ said: Word?) {
        guard let said else { return }
        guard let store = RequestVerb.Store(rawValue: said.text) else {
            return log.add(said.position, "'\(said.text)' names no store: it is \(RequestVerb.Store.list)")
        }
        sheet.store = AppSheet.Store(kind: store, word: word(said))
    }

    private func word(_ word: Word) -> SheetWord {
        SheetWord(text: word.text, file: file, position: word.position)
    }

    private func checkNames() {
        for (index, unit) in sheet.units.enumerated() {
            let id = Self.id(unit)
            if sheet.units[..<index].contains(where: { Self.id($0) == id }) {
                log.add(unit.name.position, "two scenes are named '\(unit.name.text)'")
            }
        }
        for name in [sheet.first, sheet.login].compactMap(\.self)
        where !sheet.units.contains(where: { $0.name.text == name.text }) {
            log.add(
                name.position,
                "no scene of the sheet is named '\(name.text)'"
                    + NearestWord.hint(for: name.text, among: sheet.units.map(\.name.text)))
        }
    }

    private static func id(_ unit: AppSheet.Unit) -> [String] { [unit.sheet.group?.text ?? "", unit.name.text] }

    // MARK: Parts

    private mutating func readParts(_ entry: Entry) {
        let subject = "'\(entry.key.text)'"
        guard let entries = NamedEntries(entry.value, of: subject, log: log) else { return }
        for named in entries.all {
            var part = AppSheet.Part(kind: word(entry.key), name: word(named.key))
            if named.value.isNothing {
            } else if named.value.pairs == nil {
                part.values = entries.value(named).word.map(word)
            } else {
                read(named, of: "'\(named.key.text)' of \(subject)", into: &part)
            }
            sheet.parts.append(part)
        }
    }

    private func read(_ entry: Entry, of subject: String, into part: inout AppSheet.Part) {
        let known = ["values", "opens", "verbs", "returns", "done", "placed", "links"]
        // Values that are written as a mapping are none of these, and simple.
        let pairs = entry.value.pairs ?? []
        if !pairs.isEmpty, !pairs.contains(where: { known.contains($0.key.string ?? "") }),
            pairs.allSatisfy({ $0.value.string != nil })
        {
            let values = pairs.map { "\($0.key.string ?? ""): \($0.value.string ?? "")" }.joined(separator: ", ")
            return log.add(
                entry.value.position, "values stand in quotes: write '\(entry.key.text): \"\(values)\"'")
        }
        guard let fields = SheetFields(entry.value, of: subject, known: known, log: log) else { return }
        part.values = fields.word("values").map(word)
        part.opens = fields.words("opens").map(word)
        part.returns = fields.word("returns").map(word)
        if let node = fields.node("done") {
            part.done = FlowStep.read(node, of: "'done' of \(subject)", file: file, log: log)
        }
        if let node = fields.node("placed") {
            part.placed = FlowPlace.read(node, of: "'placed' of \(subject)", file: file, log: log)
        }
        if let node = fields.node("links") {
            part.links = FlowLink.read(node, of: "'links' of \(subject)", file: file, log: log)
        }
        guard let node = fields.node("verbs") else { return }
        for verb in NamedEntries(node, of: "'verbs' of \(subject)", log: log)?.all ?? [] {
            guard let value = verb.value.isNothing ? "" : verb.value.string else {
                log.add(
                    verb.value.position,
                    "'\(verb.key.text)' is written in quotes, as in \"[Item], GET /items\", and this is "
                        + verb.value.kindInWords)
                continue
            }
            let whole = word(
                Word(text: verb.key.text + (value.isEmpty ? "" : ": " + value), position: verb.key.position))
            switch RequestVerb.read(whole) {
            case .success: part.verbs.append(whole)
            case .failure(let mistake): log.add(mistake.position, mistake.message)
            }
        }
    }

    // MARK: Scenes

    private mutating func readUnits(_ entry: Entry, before end: Int) {
        guard let elements = entry.value.elements else {
            log.add(
                entry.value.position,
                "'\(entry.key.text)' is a list of sheets, each beginning with '- scene: Name', and this is "
                    + entry.value.kindInWords)
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, element) in elements.enumerated() {
            let next = elements.indices.contains(index + 1) ? elements[index + 1].position.line : end
            let start = element.position
            guard element.pairs != nil, start.line > entry.key.position.line, next > start.line else {
                log.add(
                    start,
                    "a scene stands on lines of its own and begins with '- scene: Name', and this is "
                        + element.kindInWords)
                continue
            }
            var own =
                Array(repeating: Substring(), count: start.line - 1)
                + lines[(start.line - 1)..<min(next - 1, lines.count)]
            own[start.line - 1] = Substring(
                String(repeating: " ", count: start.column - 1) + own[start.line - 1].dropFirst(start.column - 1))
            readUnit(own.joined(separator: "\n") + "\n", at: start)
        }
    }

    private mutating func readUnit(_ text: String, at position: SourcePosition) {
        let read: SceneSheet
        do {
            read = try SheetReader.read([.file(file, text: text)])
        } catch {
            ofUnits += error.mistakes
            return
        }
        guard let name = read.name else {
            return log.add(position, "the sheet of a scene begins with its name, as in '- scene: About'")
        }
        sheet.units.append(AppSheet.Unit(name: name, text: text, sheet: read))
    }
}
