/// Reads a definition from YAML and tells all of its mistakes at once.
public struct DefinitionReader {
    /// Reads a definition.
    ///
    /// - Parameters:
    ///   - text: the YAML.
    ///   - file: the name of the file, for messages.
    ///   - templates: the names of the templates that lie beside it, without `.stencil`.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    public static func read(
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

    private let log: MistakeLog
    private let templates: Set<String>
    private let references: References
    /// What is extended, or nil.
    private let base: YAMLNode?

    private init(log: MistakeLog, templates: Set<String>, base: YAMLNode?) {
        self.base = base
        self.log = log
        self.templates = templates
        references = References(log: log)
    }

    // MARK: The whole

    static let keys = [
        "architecture", "extends", "templates", "title", "about", "fits", "costs", "unit", "domains", "layers",
        "contracts", "contractsIn", "data", "roles", "channels",
        "assembly", "entry", "navigation", "files", "inputs", "kinds", "names",
    ]

    private func definition(from root: YAMLNode) -> ArchitectureDefinition? {
        guard
            let fields = DefinitionFields(
                root, of: "a definition", known: Self.keys + ProjectSettings.keys.filter { $0 != "architecture" },
                log: log)
        else { return nil }
        _ = fields.word("templates")
        ProjectSettings.check(fields, log: log)
        let id = fields.requiredWord("architecture")
        let about = fields.requiredWord("about")
        let layers = named(
            fields, "layers", "layer", keys: ["about", "imports", "plainImports", "mayNotImport", "knows"], layer)
        let domains = named(fields, "domains", "domain", keys: ["about"]) { id, fields in
            ArchitectureDefinition.Domain(
                id: id.text, about: fields.word("about")?.text, places: fields.places(id.position))
        }
        let contracts = named(
            fields, "contracts", "contract",
            keys: ["about", "type", "refines", "plainRefines", "domain", "optional", "scope"], contract)
        let data = named(fields, "data", "data kind", keys: ["about", "type", "types", "madeOf"], dataKind)
        let roles = named(
            fields, "roles", "role",
            keys: ["about", "type", "base", "plainBase", "implements", "layer", "count", "scope", "knows"], role)
        let files = named(fields, "files", "file", keys: Self.fileKeys, file)
        let kinds = kinds(fields)
        let names = named(fields, "names", "name", keys: ["about", "name", "plain", "from"]) { id, fields in
            let (about, plain, from) = (fields.word("about"), fields.word("plain"), fields.word("from"))
            return fields.requiredWord("name").map { name in
                RuntimeName(
                    id: id.text, about: about?.text, name: name.text, plain: plain?.text, from: from?.text,
                    places: fields.places(id.position))
            }
        }
        let channels = channels(fields)
        let unit = unit(fields)
        let entry = assembly(fields, "entry", required: false)
        let assembly = assembly(fields, "assembly", required: true)
        let navigation = navigation(fields)
        let inputs = inputs(fields, data)
        let (title, fits, costs) = (fields.word("title"), fields.word("fits"), fields.word("costs"))
        let contractsIn = fields.word("contractsIn")
        if contractsIn?.text != "consumers" {
            references.refer(contractsIn, to: "file", in: "'contractsIn', which takes 'consumers' too")
        }
        references.resolve()
        refuseMisspeltOverrides()
        refuseUnheldRoles(roles, in: files + kinds.flatMap(\.files))
        guard let id, let about, let unit, let assembly else { return nil }
        var definition = ArchitectureDefinition(
            id: id.text, title: title?.text ?? id.text, about: about.text, fits: fits?.text, costs: costs?.text,
            unit: unit, domains: domains, layers: layers, contracts: contracts, data: data, roles: roles,
            channels: channels, assembly: assembly,
            navigation: navigation, files: files, inputs: inputs, kinds: kinds, places: fields.places(id.position))
        definition.names = names
        definition.entry = entry
        definition.contractsIn = contractsIn.map { $0.text == "consumers" ? .consumers : .file($0.text) }
        DefinitionValidator(definition: definition, positions: references.declarations, log: log).validate()
        return definition
    }

    /// Reads a mapping of ids to things.
    private func named<Thing>(
        _ fields: DefinitionFields, _ key: String, _ kind: String, keys: [String],
        _ read: (Word, DefinitionFields) -> Thing?
    ) -> [Thing] {
        guard let node = fields.node(key) else { return [] }
        guard let things = DefinitionFields(node, of: "'\(key)'", known: nil, log: log) else {
            references.leaveOut(kind)
            return []
        }
        return things.all.compactMap { entry in
            references.declare(entry.key, as: kind)
            guard
                let fields = DefinitionFields(entry.value, of: "the \(kind) '\(entry.key.text)'", known: keys, log: log)
            else { return nil }
            return read(entry.key, fields)
        }
    }

    /// What nobody refers to and is named nearly as something of what is extended was meant to change that.
    private func refuseMisspeltOverrides() {
        let sections = ["roles": "role", "contracts": "contract", "data": "data kind", "layers": "layer"]
        for (section, kind) in sections.sorted(by: { $0.key < $1.key }) {
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
            // What new units are made without, none of its files is asked for.
            if role.count == .optional { continue }
            guard !held.contains(role.id), let position = references.declarations[role.id] else { continue }
            log.add(position, "no file 'holds' the role '\(role.id)', so that nothing of it would be written")
        }
    }

    /// Notes a name form of a type that would begin as properties do.
    private func checkCapital(_ type: NameForm?, at position: SourcePosition) {
        guard let type, let better = type.beginningWithCapital else { return }
        log.add(position, "types begin with a capital, and '\(type)' with a lower-case letter: write '\(better)'")
    }

    /// Notes a path that leads elsewhere than below its folder.
    private func checkInside(_ path: NameForm?, of subject: String, at position: SourcePosition) {
        guard let path else { return }
        let parts = path.description.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.contains("..") || parts.first == "" || parts.first == "~" else { return }
        log.add(position, "\(subject) stays inside of the folder that it is put into, and '\(path)' leaves it")
    }

    // MARK: Its parts

    private func unit(_ fields: DefinitionFields) -> ArchitectureDefinition.Unit? {
        guard let fields = section(fields, "unit", keys: ["word", "folder", "owner", "group"], required: true) else {
            return nil
        }
        let word = fields.requiredWord("word")
        let folder = fields.requiredNameForm("folder")
        checkInside(folder, of: "the folder of a unit", at: fields.position(of: "folder"))
        let owner = fields.requiredWord("owner")
        references.refer(owner, to: "role", in: "'unit'")
        let group = section(fields, "group", keys: ["word", "namesUnits"], required: false).flatMap { fields in
            let namesUnits = fields.flag("namesUnits")
            return fields.requiredWord("word").map {
                ArchitectureDefinition.Group(word: $0.text, namesUnits: namesUnits, places: fields.places())
            }
        }
        guard let word, let folder, let owner else { return nil }
        return .init(word: word.text, folder: folder, group: group, owner: owner.text, places: fields.places())
    }

    private func layer(_ id: Word, _ fields: DefinitionFields) -> ArchitectureDefinition.Layer? {
        .init(
            id: id.text, about: fields.word("about")?.text, imports: fields.words("imports").map(\.text),
            plainImports: fields.node("plainImports").map { _ in fields.words("plainImports").map(\.text) },
            mayNotImport: fields.words("mayNotImport").map(\.text), knows: knows(fields),
            places: fields.places(id.position))
    }

    /// What a layer or a role may know; nil where nothing is said.
    private func knows(_ fields: DefinitionFields) -> [String]? {
        guard fields.node("knows") != nil else { return nil }
        let words = fields.words("knows")
        references.refer(words, to: ["data kind", "layer", "role"], in: fields.subject)
        return words.map(\.text)
    }

    private func contract(_ id: Word, _ fields: DefinitionFields) -> Contract? {
        let scope = fields.choice("scope", as: Role.Scope.self) ?? .unit
        let domain = fields.word("domain")
        references.refer(domain, to: "domain", in: fields.subject)
        let about = fields.word("about")
        let refines = fields.words("refines").map(\.text)
        let plainRefines = fields.node("plainRefines").map { _ in fields.words("plainRefines").map(\.text) }
        let isOptional = fields.flag("optional")
        guard let type = fields.requiredNameForm("type") else { return nil }
        references.name(type, of: id, at: fields.position(of: "type"), isOne: scope == .app)
        checkCapital(type, at: fields.position(of: "type"))
        return Contract(
            id: id.text, about: about?.text, type: type, refines: refines, plainRefines: plainRefines,
            domain: domain?.text, isOptional: isOptional, scope: scope, places: fields.places(id.position))
    }

    private func dataKind(_ id: Word, _ fields: DefinitionFields) -> DataKind? {
        let type = fields.nameForm("type")
        if let type { references.name(type, of: id, at: fields.position(of: "type")) }
        checkCapital(type, at: fields.position(of: "type"))
        let madeOf = fields.words("madeOf")
        references.refer(madeOf, to: "data kind", in: fields.subject)
        return DataKind(
            id: id.text, about: fields.word("about")?.text, type: type, types: fields.words("types").map(\.text),
            madeOf: madeOf.map(\.text), places: fields.places(id.position))
    }

    private func role(_ id: Word, _ fields: DefinitionFields) -> Role? {
        let implements = fields.words("implements")
        references.refer(implements, to: "contract", in: fields.subject)
        let layer = fields.word("layer")
        references.refer(layer, to: "layer", in: fields.subject)
        let count = fields.choice("count", as: Role.Count.self) ?? .one
        let scope = fields.choice("scope", as: Role.Scope.self) ?? .unit
        let (about, base, plainBase) = (fields.word("about"), fields.word("base"), fields.word("plainBase"))
        let knows = knows(fields)
        guard let type = fields.requiredNameForm("type") else { return nil }
        references.name(type, of: id, at: fields.position(of: "type"), isOne: scope == .app)
        checkCapital(type, at: fields.position(of: "type"))
        return Role(
            id: id.text, about: about?.text, type: type, base: base?.text, plainBase: plainBase?.text,
            implements: implements.map(\.text), layer: layer?.text, count: count, scope: scope, knows: knows,
            places: fields.places(id.position))
    }

    private func file(_ id: Word, _ fields: DefinitionFields) -> UnitFile? {
        let holds = fields.words("holds")
        references.refer(holds, to: ["role", "contract", "data kind"], in: fields.subject)
        let needs = fields.words("needs")
        references.refer(needs, to: "contract", in: fields.subject)
        let each = fields.word("each")
        references.refer(each, to: "role", in: fields.subject)
        let path = fields.requiredNameForm("path")
        let template = fields.requiredWord("template")
        let place = fields.choice("place", as: UnitFile.Place.self) ?? .sources
        if let template, !templates.contains(template.text) {
            log.add(
                template.position,
                "there is no template '\(template.text).stencil' beside the definition"
                    + NearestWord.hint(for: template.text, among: templates.sorted()))
        }
        guard let path, let template else { return nil }
        references.name(path, of: id, at: fields.position(of: "path"))
        checkInside(path, of: fields.subject, at: fields.position(of: "path"))
        return UnitFile(
            id: id.text, path: path, template: template.text, place: place, holds: holds.map(\.text),
            needs: needs.map(\.text), each: each?.text, places: fields.places(id.position))
    }

    private func assembly(
        _ fields: DefinitionFields, _ key: String, required: Bool
    ) -> ArchitectureDefinition.Assembly? {
        let keys = ["by", "function", "creates", "returns"]
        guard let fields = section(fields, key, keys: keys, required: required) else { return nil }
        let by = fields.requiredWord("by")
        let function = fields.requiredNameForm("function")
        let creates = fields.words("creates")
        let returned = fields.requiredWords("returns")
        references.refer([by].compactMap(\.self) + creates + returned, to: "role", in: "'\(key)'")
        refuseOddReturns(returned, of: key, creating: creates)
        guard let by, let function, let returns = returned.first else { return nil }
        var assembly = ArchitectureDefinition.Assembly(
            by: by.text, function: function, creates: creates.map(\.text), returns: returns.text,
            places: fields.places())
        assembly.alsoReturns = returned.dropFirst().map(\.text)
        return assembly
    }

    /// What comes back beside the one that the unit is seen as is made by the same function, and told apart by its name.
    private func refuseOddReturns(_ returned: [Word], of key: String, creating creates: [Word]) {
        for (number, word) in returned.enumerated().dropFirst() {
            if key == "entry" {
                log.add(word.position, "an app begins with one role: 'returns' of 'entry' has one")
            } else if returned[..<number].contains(where: { $0.text == word.text }) {
                log.add(word.position, "'\(word.text)' stands twice in 'returns' of '\(key)'")
            } else if !creates.contains(where: { $0.text == word.text }) {
                log.add(
                    word.position,
                    "'\(word.text)' is returned beside '\(returned[0].text)' and not among what '\(key)' 'creates'")
            }
        }
    }

    private func navigation(_ fields: DefinitionFields) -> ArchitectureDefinition.Navigation? {
        guard let fields = section(fields, "navigation", keys: ["decides", "performs", "routes"], required: false)
        else {
            return nil
        }
        let decides = fields.requiredWord("decides")
        let performs = fields.requiredWord("performs")
        references.refer([decides, performs].compactMap(\.self), to: "role", in: "'navigation'")
        let routes = fields.verbForm("routes")
        guard let decides, let performs else { return nil }
        return .init(decides: decides.text, performs: performs.text, routes: routes, places: fields.places())
    }

    private func inputs(_ fields: DefinitionFields, _ kinds: [DataKind]) -> Inputs {
        let keys = ["events", "shows", "takes", "manager", "returns", "reserved"]
        guard let fields = section(fields, "inputs", keys: keys, required: false) else {
            return Inputs(events: nil, shows: nil, places: fields.places())
        }
        let takes = fields.word("takes")
        let managers = fields.words("manager")
        references.refer([takes].compactMap(\.self) + managers, to: "role", in: "'inputs'")
        let returns = fields.word("returns")
        references.refer(returns, to: "contract", in: "'inputs'")
        var events: Inputs.Events?
        if let fields = section(fields, "events", keys: ["from", "to", "given", "routes"], required: false) {
            let from = fields.requiredWord("from")
            let to = fields.requiredWord("to")
            references.refer([from, to].compactMap(\.self), to: "role", in: "'events'")
            let given = fields.words("given").map(\.text)
            let routes = fields.verbForms("routes")
            if let from, let to {
                events = .init(
                    from: from.text, to: to.text, given: given, routes: routes, places: fields.places())
            }
        }
        var shows: Inputs.Shows?
        if let fields = section(fields, "shows", keys: ["data", "standard", "reserved"], required: false) {
            let data = fields.requiredWord("data")
            references.refer(data, to: "data kind", in: "'shows'")
            let standard = fields.requiredWord("standard")
            let reserved = fields.words("reserved").map(\.text)
            if let data, let standard {
                checkValues(standard, of: "'standard' of 'shows'", shown: data.text, in: kinds)
                shows = .init(
                    data: data.text, standard: standard.text, reserved: reserved, places: fields.places())
            }
        }
        return Inputs(
            events: events, shows: shows, takes: takes?.text, managers: managers.map(\.text), returns: returns?.text,
            reserved: fields.words("reserved").map(\.text), places: fields.places())
    }

    private func kinds(_ fields: DefinitionFields) -> [UnitKind] {
        named(fields, "kinds", "kind", keys: ["about", "also", "folder", "values", "opens", "with", "files"]) {
            id, fields in
            let folder = fields.requiredNameForm("folder")
            checkInside(folder, of: "the folder of \(fields.subject)", at: fields.position(of: "folder"))
            let files = named(fields, "files", "file", keys: Self.fileKeys, file)
            if files.isEmpty { log.add(fields.position, "\(fields.subject) lacks 'files'") }
            let with = fields.words("with")
            references.refer(with, to: "kind", in: fields.subject)
            let (about, values, opens) = (fields.word("about"), fields.word("values"), fields.verbForm("opens"))
            if let values { checkValues(values, of: "'values' of \(fields.subject)") }
            let also = fields.words("also").map(\.text)
            return folder.map { folder in
                UnitKind(
                    word: id.text, also: also, about: about?.text, folder: folder, values: values?.text, opens: opens,
                    with: with.map(\.text), files: files, places: fields.places(id.position))
            }
        }
    }

    /// Notes what is no list of values with their types, or has a type that what is shown is not made of.
    private func checkValues(_ values: Word, of subject: String, shown id: String = "", in kinds: [DataKind] = []) {
        let kind = kinds.first { $0.id == id }
        let parts = kind.map { $0.type == nil ? [$0.id] : $0.madeOf } ?? []
        let types = kinds.filter { parts.contains($0.id) }.flatMap(\.types)
        // Types with commas in them are no types of what is shown.
        let list =
            kind == nil ? [values.text[...]] : values.text.split(separator: ",", omittingEmptySubsequences: false)
        for part in list {
            let pieces = part.split(separator: ":", maxSplits: 1).map {
                $0.split(separator: " ").joined(separator: " ")
            }
            guard pieces.count == 2, !pieces.contains("") else {
                log.add(
                    values.position,
                    "\(subject) lists values with their types, as in 'text: String, count: Int', and this is "
                        + "'\(values.text)'")
                return
            }
            let type = pieces[1].filter { !"[]? ".contains($0) }
            guard !types.isEmpty, !types.contains(type) else { continue }
            log.add(
                values.position,
                "\(subject) has '\(pieces[0])' as '\(pieces[1])', and what is shown is of \(types.joined(separator: ", ")) ("
                    + "'types' of \(parts.map { "'\($0)'" }.joined(separator: " and ")))")
        }
    }

    private static let fileKeys = ["path", "template", "place", "holds", "needs", "each"]

    private func section(
        _ fields: DefinitionFields, _ key: String, keys: [String], required: Bool
    ) -> DefinitionFields? {
        guard let node = fields.node(key) else {
            if required { log.add(fields.position, "\(fields.subject) lacks '\(key)'") }
            return nil
        }
        return DefinitionFields(node, of: "'\(key)'", known: keys, log: log)
    }

    // MARK: Channels

    private func channels(_ fields: DefinitionFields) -> [Channel] {
        guard let node = fields.node("channels") else { return [] }
        guard case .list(let elements) = node.content else {
            log.add(node.position, "'channels' is a list of 'from -> to: { … }', and this is \(node.kindInWords)")
            return []
        }
        return elements.compactMap { element in
            guard let entries = DefinitionFields(element, of: "a channel", known: nil, log: log) else { return nil }
            guard let entry = entries.all.first, entries.all.count == 1 else {
                log.add(
                    element.position, "a channel is one entry 'from -> to: { … }', and this has \(entries.all.count)")
                return nil
            }
            return channel(entry)
        }
    }

    private func channel(_ entry: Entry) -> Channel? {
        let keys = ["of", "through", "hold", "as", "says", "carries"]
        let ends = ends(of: entry.key)
        if ends == nil {
            log.add(entry.key.position, "a channel is written 'from -> to', and this is '\(entry.key.text)'")
        }
        if let end = [ends?.from, ends?.to].compactMap(\.self).first(where: { $0.text.hasPrefix("another ") }) {
            let plain = entry.key.text.replacing("another ", with: "")
            log.add(
                end.position,
                "that the other end is of another unit is told by a key: write '\(plain): { of: another, … }'"
            )
            return nil
        }
        if let ends { references.refer([ends.from, ends.to], to: "role", in: "the channel '\(entry.key.text)'") }
        let subject = "the channel '\(entry.key.text)'"
        guard let fields = DefinitionFields(entry.value, of: subject, known: keys, log: log) else { return nil }
        let through = fields.word("through")
        references.refer(through, to: "contract", in: subject)
        let carries = fields.words("carries")
        references.refer(carries, to: "data kind", in: subject)
        let leavesUnit = fields.choice("of", as: ChannelEnd.self) == .another
        if fields.node("hold") == nil { log.add(entry.key.position, "\(subject) lacks 'hold'") }
        let property = fields.nameForm("as")
        let says = fields.verbForms("says")
        guard let ends, let hold = fields.choice("hold", as: Hold.self) else { return nil }
        return Channel(
            from: ends.from.text, to: ends.to.text, leavesUnit: leavesUnit, through: through?.text, hold: hold,
            property: property, says: says, carries: carries.map(\.text), places: fields.places(entry.key.position))
    }

    private enum ChannelEnd: String, CaseIterable {
        case same
        case another
    }

    /// The two ends of `from -> to`, each with its place.
    private func ends(of key: Word) -> (from: Word, to: Word)? {
        guard let arrow = key.text.firstRange(of: "->") else { return nil }
        func end(_ range: Range<String.Index>) -> Word? {
            var name = key.text[range].drop { $0 == " " }
            while name.last == " " { name.removeLast() }
            guard !name.isEmpty else { return nil }
            let offset = key.text.unicodeScalars.distance(from: key.text.startIndex, to: name.startIndex)
            return Word(text: String(name), position: key.position.advanced(by: offset))
        }
        guard let from = end(key.text.startIndex..<arrow.lowerBound),
            let to = end(arrow.upperBound..<key.text.endIndex)
        else { return nil }
        return (from, to)
    }
}
