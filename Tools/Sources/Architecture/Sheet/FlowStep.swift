/// One line of a flow's `done`: the step that follows when a module of the flow tells something, or a flow in it has ended.
///
/// ```yaml
/// done:
///   AddOne.finished: returns
///   AddOne.canceled: leaves
///   AddModel: { goes: ModelDetail }
/// ```
package struct FlowStep: Sendable, Equatable {
    /// The kinds of steps.
    package enum Kind: Sendable, Equatable {
        /// The flow ends, with the value that was told.
        case returns
        /// The flow ends without a result.
        case leaves
        /// The module is left, and the one below it is seen again.
        case back
        /// Another module or flow is opened, with the values that were told.
        case goes(SheetWord)
    }

    /// The module and what it tells (`AddOne.finished`), or a flow (`AddModel`).
    package let told: SheetWord
    /// The step.
    package let kind: Kind

    /// The words for steps that stand alone.
    package static let words = ["returns", "leaves", "back"]

    /// The name of the module or flow.
    package var unit: String { String(told.text.prefix { $0 != "." }) }

    /// The name of what the module tells; nil for a flow.
    package var route: String? {
        told.text.firstIndex(of: ".").map { String(told.text[told.text.index(after: $0)...]) }
    }

    /// The line as it is noted, and as `--done` takes it.
    package var text: String {
        let step =
            switch kind {
            case .returns: "returns"
            case .leaves: "leaves"
            case .back: "back"
            case .goes(let unit): "{goes: \(unit.text)}"
            }
        return "\(told.text): \(step)"
    }

    /// Names a step.
    package init(told: SheetWord, kind: Kind) {
        self.told = told
        self.kind = kind
    }

    /// Reads what stands behind `--done`, or in a record: `AddModel: {goes: ModelDetail}`.
    ///
    /// - Parameter text: The line.
    /// - Returns: The steps, mostly one.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package static func read(flag text: String) throws(InvalidDefinition) -> [FlowStep] {
        try lines(of: text, behind: "--done") { read($0, of: "--done", file: "--done", log: $1) }
    }

    /// Reads the lines that stand behind a flag as a mapping.
    static func lines<Line>(
        of text: String, behind flag: String, _ read: (YAMLNode, MistakeLog) -> [Line]
    ) throws(InvalidDefinition) -> [Line] {
        let log = MistakeLog(file: flag)
        let yaml = YAMLText("{\(text)}")
        for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
        let lines = yaml.root.map { read($0, log) } ?? []
        guard log.error.mistakes.isEmpty else { throw log.error }
        return lines
    }

    /// Reads a mapping of steps.
    static func read(_ node: YAMLNode, of subject: String, file: String, log: MistakeLog) -> [FlowStep] {
        (NamedEntries(node, of: subject, log: log)?.all ?? []).compactMap { entry in
            kind(of: entry, file: file, log: log).map { kind in
                FlowStep(told: SheetWord(text: entry.key.text, file: file, position: entry.key.position), kind: kind)
            }
        }
    }

    private static func kind(of entry: Entry, file: String, log: MistakeLog) -> Kind? {
        switch entry.value.string {
        case "returns": return .returns
        case "leaves": return .leaves
        case "back": return .back
        case let word?:
            let known = words + ["goes"]
            log.add(
                entry.value.position,
                "'\(entry.key.text)' is followed by returns, leaves, back or { goes: Module }, and this is "
                    + entry.value.kindInWords + NearestWord.hint(for: word, among: known))
            return nil
        case nil:
            let subject = "'\(entry.key.text)'"
            guard let fields = SheetFields(entry.value, of: subject, known: ["goes"], log: log) else { return nil }
            guard let unit = fields.word("goes") else {
                log.add(entry.value.position, "\(subject) says nowhere to go: write { goes: Module }")
                return nil
            }
            return .goes(SheetWord(text: unit.text, file: file, position: unit.position))
        }
    }
}
