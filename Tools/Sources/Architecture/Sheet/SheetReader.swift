/// Reads a scene's sheet, whole or in pieces, and tells all of its mistakes at once.
package struct SheetReader {
    /// Where a sheet, or a piece of one, comes from.
    package enum Source: Sendable {
        /// A file.
        case file(String, text: String)
        /// A flag that says what stands under a key: `--event 'terms: {goes: Terms}'`.
        case flag(String, of: SheetKey, text: String)
    }

    /// Reads a sheet.
    ///
    /// - Parameter sources: the sheet and its pieces. What a later one says of an event takes the place of what was said before.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package static func read(_ sources: [Source]) throws(InvalidDefinition) -> SceneSheet {
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
    let log: MistakeLog
    private var sheet: SceneSheet
    /// The number of columns that were put before the written text.
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
            if key == .verbs || key == .view {
                return read(key, YAMLNode(.scalar(text, isPlain: false), at: .init(line: 1, column: 1)))
            }
            let isWrapped = start == "{" || start == "["
            shift = isWrapped ? 0 : 1
            let yaml = YAMLText(isWrapped ? text : isList ? "[\(text)]" : "{\(text) }")
            for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
            if let root = yaml.root { read(key, root) }
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

    private mutating func read(_ key: SheetKey, _ node: YAMLNode, said place: SheetWord? = nil) {
        let subject = "'\(key.rawValue)'"
        let place = place ?? word("", at: node.position)
        sheet.said.append(.init(key: key, word: place))
        switch key {
        case .needs: sheet.needs += words(node, of: subject)
        case .shows: sheet.shows += words(node, of: subject)
        case .observes: sheet.observes += words(node, of: subject)
        case .presents: sheet.presents += values(node, of: subject, "about: About")
        case .takes: sheet.takes += values(node, of: subject, "item: Item", labelled: true)
        case .returns: sheet.returns += outputs(node, of: subject)
        case .ready: sheet.ready = steps(node, of: subject)
        case .events:
            for event in events(node, of: subject) {
                if let index = sheet.events.firstIndex(where: { $0.name.text == event.name.text }) {
                    sheet.events[index] = event
                } else {
                    sheet.events.append(event)
                }
            }
        case .list: sheet.list = list(node, said: place)
        case .fields: sheet.fields += fields(node, of: subject)
        case .search: sheet.search = search(node)
        case .verbs: sheet.verbs += verbs(node, of: subject)
        case .view: sheet.view = view(node)
        }
    }

    private func view(_ node: YAMLNode) -> SheetWord? {
        let known = SheetView.allCases.map(\.rawValue)
        guard let text = node.string, !known.contains(text) else {
            return node.string.map { word($0, at: node.position) }
        }
        log.add(node.position, "a view is made of 'code', of a 'nib' or of a 'storyboard', and this is '\(text)'")
        return nil
    }

    // MARK: Places

    func word(_ word: Word) -> SheetWord { self.word(word.text, at: word.position) }

    func word(_ text: String, at position: SourcePosition) -> SheetWord {
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
    /// - Parameter text: the result of ``text(of:)``.
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
