/// Reads a definition from YAML and tells all of its mistakes at once.
package struct DefinitionReader {
    /// Reads a definition.
    ///
    /// - Parameters:
    ///   - text: the YAML.
    ///   - file: the name of the file, for messages.
    ///   - templates: the names of the templates that lie beside it, without `.stencil`.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package static func read(
        _ text: String, file: String, templates: Set<String>
    ) throws(InvalidDefinition) -> ArchitectureDefinition {
        try read(YAMLText(text), file: file, knownAs: file, templates: templates)
    }

    /// Reads a definition whose text was read already.
    ///
    /// - Parameters:
    ///   - yaml: the text, over what it extends.
    ///   - file: the name of the file, for messages.
    ///   - name: the name under which people know the file, for places.
    ///   - templates: the names of the templates.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    static func read(
        _ yaml: YAMLText, file: String, knownAs name: String, templates: Set<String>
    ) throws(InvalidDefinition) -> ArchitectureDefinition {
        let log = MistakeLog(file: file, texts: [name] + yaml.baseFiles)
        for mistake in yaml.mistakes { log.add(mistake.position, mistake.message) }
        guard let root = yaml.root else {
            if yaml.mistakes.isEmpty {
                log.add(SourcePosition(line: 1, column: 1), "the definition is empty")
            }
            throw log.error
        }
        if yaml.isExtended, let extends = root["extends"] {
            log.inherited = Word(text: extends.string ?? "", position: extends.position)
        }
        let reader = DefinitionReader(log: log, templates: templates, base: yaml.base)
        if !yaml.isExtended, let extends = root["extends"] {
            log.add(
                extends.position,
                extends.isWord
                    ? ArchitectureSource.unknown(extends.string ?? "", to: " to extend")
                    : "'extends' of a definition is one word, a built-in or the path of a file, and this is "
                        + extends.kindInWords)
            throw log.error
        }
        guard let definition = reader.definition(from: root), log.mistakes.isEmpty else { throw log.error }
        return definition
    }

    let log: MistakeLog
    let templates: Set<String>
    let references: References
    /// The extended node, or nil.
    private let base: YAMLNode?

    private init(log: MistakeLog, templates: Set<String>, base: YAMLNode?) {
        self.base = base
        self.log = log
        self.templates = templates
        references = References(log: log)
    }

    // MARK: The whole

    private func definition(from root: YAMLNode) -> ArchitectureDefinition? {
        let settings = SettingsKey.names.filter { $0 != DefinitionKey.architecture.rawValue }
        guard
            let fields = KeyedFields<DefinitionKey>(
                root, of: "a definition", further: settings, log: log, references: references)
        else { return nil }
        _ = fields.word(.templates)
        ProjectSettings.check(fields.keyed(), log: log)
        let id = fields.word(.architecture)
        let about = fields.word(.about)
        let layers = named(fields, .layers, Self.layer)
        let domains = named(fields, .domains, domain)
        let contracts = named(fields, .contracts, contract)
        let data = named(fields, .data, dataKind)
        let roles = named(fields, .roles, role)
        let files = named(fields, .files, file)
        let kinds = named(fields, .kinds, kind)
        let names = named(fields, .names, name)
        let rules = named(fields, .rules) { TeamRule($0, $1, log: log) }
        let channels = channels(fields)
        let unit = unit(fields)
        let entry = assembly(fields, .entry, of: unit)
        let assembly = assembly(fields, .assembly, of: unit)
        let navigation = navigation(fields)
        let inputs = inputs(fields, data)
        let sheet = fields.part(.sheet, keyed: SheetSupportKey.self).map(sheetSupport)
        let (title, fits, costs) = (fields.word(.title), fields.word(.fits), fields.word(.costs))
        let contractsIn = fields.word(.contractsIn)
        if let contractsIn, contractsIn.text != "consumers" {
            references.refer(
                [contractsIn], to: [IdKind.file.rawValue], in: "'contractsIn', which takes 'consumers' too")
        }
        references.resolve()
        refuseMisspeltOverrides()
        refuseUnheldRoles(roles, in: files + kinds.flatMap(\.files))
        guard let id, let about, let unit, let assembly else { return nil }
        var definition = ArchitectureDefinition(
            id: id.text, title: title?.text ?? id.text, about: about.text, fits: fits?.text, costs: costs?.text,
            unit: unit, domains: domains, layers: layers, contracts: contracts, data: data, roles: roles,
            channels: channels.filter { !$0.isOptional }, assembly: assembly,
            navigation: navigation, files: files, inputs: inputs, kinds: kinds, places: fields.places(id.position))
        definition.optionalChannels = channels.filter(\.isOptional)
        definition.names = names
        definition.rules = rules
        definition.entry = entry
        definition.sheet = sheet
        definition.contractsIn = contractsIn.map { $0.text == "consumers" ? .consumers : .file($0.text) }
        DefinitionValidator(definition: definition, positions: references.declarations, log: log).validate()
        return definition
    }

    /// Reads a mapping of ids to parts.
    func named<Key: KeySet, Other: KeySet, Part>(
        _ fields: KeyedFields<Key>, _ key: Key, _ read: (Word, KeyedFields<Other>) -> Part?
    ) -> [Part] {
        guard let node = fields.node(key) else { return [] }
        let kind = Other.part
        guard let entries = NamedEntries(node, of: "'\(key.rawValue)'", log: log) else {
            references.leaveOut(kind)
            return []
        }
        return entries.all.compactMap { entry in
            references.declare(entry.key, as: kind)
            let fields = KeyedFields<Other>(
                entry.value, of: "the \(kind) '\(entry.key.text)'", log: log, references: references)
            return fields.flatMap { read(entry.key, $0) }
        }
    }

    /// Refuses parts to which nobody refers and that are named nearly as a part of the extended definition: they were
    /// meant to change that.
    private func refuseMisspeltOverrides() {
        let sections: [(DefinitionKey, IdKind)] = [
            (.contracts, .contract), (.data, .dataKind), (.layers, .layer), (.roles, .role),
        ]
        for (section, kind) in sections.map({ ($0.rawValue, $1.rawValue) }) {
            let inherited = base?[section]?.keys ?? []
            for word in references.unreferred(kind) where !inherited.contains(word.text) {
                // Learned definitions number what is alike.
                let near = inherited.filter { NearestWord.distance(word.text, $0) == 1 }
                guard let meant = near.min(), !word.text.contains(where: \.isNumber) else { continue }
                log.add(
                    word.position,
                    "nothing refers to the \(kind) '\(word.text)', and what is extended has '\(meant)': did you mean "
                        + "'\(meant)'?")
            }
        }
    }

    /// A role that is added to what is extended, and that no file holds, would be forgotten.
    private func refuseUnheldRoles(_ roles: [Role], in files: [UnitFile]) {
        guard let base, log.mistakes.isEmpty else { return }
        let inherited = base["roles"]?.keys ?? []
        let held = Set(files.flatMap(\.holds))
        for role in roles where role.scope == .unit && !role.type.namesSeveral && !inherited.contains(role.id) {
            // Of what new units are made without, no file is asked for.
            if role.count == .optional { continue }
            guard !held.contains(role.id), let position = references.declarations[role.id] else { continue }
            log.add(position, "no file 'holds' the role '\(role.id)', so that nothing of it would be written")
        }
    }

    /// Notes a name form of a type that would begin as properties do.
    func checkCapital(_ type: NameForm?, at position: SourcePosition) {
        guard let type, let better = type.beginningWithCapital else { return }
        log.add(position, "types begin with a capital, and '\(type)' with a lower-case letter: write '\(better)'")
    }

    /// Notes a path that leads elsewhere than below its folder.
    func checkInside(
        _ path: NameForm?, of subject: String, at position: SourcePosition, mayBeBeside: Bool = false
    ) {
        guard let path else { return }
        var parts = path.description.split(separator: "/", omittingEmptySubsequences: false)
        if mayBeBeside, parts.count > 1, parts[0].isEmpty { parts.removeFirst() }
        guard parts.contains("..") || parts.first == "" || parts.first == "~" else { return }
        log.add(position, "\(subject) stays inside of the folder that it is put into, and '\(path)' leaves it")
    }
}
