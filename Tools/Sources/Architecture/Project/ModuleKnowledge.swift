/// The modules that a module of a project may know: `modules` in `scaena.yml`.
package struct ModuleKnowledge: Sendable, Equatable, PlacedPart {
    /// The module's name.
    package let name: String
    /// The modules that it may import, of those that are named anywhere; nil for all.
    package let knows: [String]?
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces
}

extension ProjectSettings {
    /// True if modules, layers of modules or rules of the team's own are there: something to check without an
    /// architecture.
    package var hasRules: Bool { knowledge.contains { $0.knows != nil } || !layers.isEmpty || !rules.isEmpty }

    /// The words of a module that is written with keys of its own.
    static func module(_ entry: Entry, log: MistakeLog?) -> (folders: [Word], knows: [Word]?, places: DefinitionPlaces?)
    {
        // Folders are asked for before the rest: what is wrong is told once.
        let log = log ?? MistakeLog(file: "")
        guard
            let fields = KeyedFields<ModuleKey>(entry.value, of: "the module '\(entry.key.text)'", log: log)
        else { return ([], nil, nil) }
        return (fields.words(.folders), fields.saidWords(.knows), fields.places(entry.key.position))
    }

    /// Returns the modules that modules may know; a module that is a list of folders has none.
    static func knowledge(_ fields: KeyedFields<SettingsKey>, log: MistakeLog) -> [ModuleKnowledge] {
        (fields.named(.modules)?.all ?? []).compactMap { entry in
            guard entry.value.pairs != nil else { return nil }
            let module = module(entry, log: log)
            if module.knows?.contains(where: { $0.text == entry.key.text }) == true {
                log.add(entry.key.position, "the module '\(entry.key.text)' knows itself: leave it out of its 'knows'")
            }
            return module.places.map {
                ModuleKnowledge(name: entry.key.text, knows: module.knows?.map(\.text), places: $0)
            }
        }
    }

    /// The layers of settings that are no definition: of whole modules alone.
    static func layers(_ node: YAMLNode, log: MistakeLog) -> [ArchitectureDefinition.Layer] {
        guard let entries = NamedEntries(node, of: "'layers'", log: log) else { return [] }
        let references = References(log: log)
        let layers = entries.all.compactMap { entry -> ArchitectureDefinition.Layer? in
            references.declare(entry.key, as: IdKind.layer.rawValue)
            let fields = KeyedFields<LayerKey>(
                entry.value, of: "the layer '\(entry.key.text)'", log: log, references: references)
            guard let fields else { return nil }
            if fields.words(.modules).isEmpty {
                log.add(
                    entry.key.position,
                    "the layer '\(entry.key.text)' has no 'modules', and without roles nothing else stands in it")
            }
            return DefinitionReader.layer(entry.key, fields)
        }
        references.resolve()
        return layers
    }
}

/// The severities of the rules of `scaena check`: `check` in `scaena.yml`.
package struct CheckSettings: Sendable, Equatable {
    /// The rules by what is said of them: `errors`, `warnings`, `notes`, `off`.
    package var rules: [Weight: [String]] = [:]

    /// The severity that is set for a rule.
    package enum Weight: String, CaseIterable, Sendable {
        /// Its findings are errors.
        case errors
        /// Its findings are warnings.
        case warnings
        /// Its findings are told, and fail no run.
        case notes
        /// It is not asked.
        case off
    }

    init() {}

    init(_ fields: KeyedFields<SettingsKey>) {
        guard let fields = fields.part(.check, keyed: CheckKey.self) else { return }
        for (weight, key) in [(Weight.errors, CheckKey.errors), (.warnings, .warnings), (.notes, .notes), (.off, .off)]
        {
            rules[weight] = fields.words(key).map(\.text)
        }
    }
}

extension ArchitectureDefinition {
    /// Returns the definition for code of which no architecture is known: its layers of modules alone.
    ///
    /// - Parameter file: The file of the settings, for places.
    package static func withoutUnits(file: String) -> ArchitectureDefinition {
        let place = DefinitionPlace(file: file, position: SourcePosition(line: 1, column: 1))
        let places = DefinitionPlaces(part: place, values: [])
        return ArchitectureDefinition(
            id: "modules", title: "modules", about: "", fits: nil, costs: nil,
            unit: Unit(word: "unit", folder: .none, group: nil, owner: "", places: places), domains: [], layers: [],
            contracts: [], data: [], roles: [], channels: [],
            assembly: Assembly(by: "", function: .none, creates: [], returns: "", places: places), navigation: nil,
            files: [], inputs: Inputs(events: nil, shows: nil, places: places), places: places)
    }
}
