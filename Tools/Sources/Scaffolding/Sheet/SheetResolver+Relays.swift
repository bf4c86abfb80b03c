import Architecture

/// The values by whose changes a sheet has a unit hear: models that something shared keeps, the network, a text that
/// is searched for.
extension SheetResolver {
    /// True if entered values are bound to the unit's logic, and no event tells them.
    var isBound: Bool { definition.sheet?.binds ?? false }

    // MARK: Searching

    mutating func search() {
        guard let search = sheet.search else { return }
        guard let listed = behaviour.listed else {
            // What is wrong with the list is told there.
            if sheet.list == nil {
                note(search.of, "there is no list to search: say 'list: { of: \(search.of.text) }'")
            }
            return
        }
        guard search.of.text == listed.model.name else {
            let hint = NearestWord.hint(for: search.of.text, among: [listed.model.name])
            return note(search.of, "'\(search.of.text)' is not what the list shows\(hint)")
        }
        for word in search.by {
            let property = listed.model.properties.first { $0.name == word.text }
            if let property, ["String", "String?"].contains(property.type) {
                behaviour.listed?.search.append(property)
            } else if let property {
                note(word, "'\(word.text)' is no text in which another could be looked for, but a '\(property.type)'")
            } else {
                let names = listed.model.properties.map(\.name)
                note(
                    word,
                    "'\(listed.model.type)' has no property '\(word.text)'"
                        + NearestWord.hint(for: word.text, among: names))
            }
        }
    }

    // MARK: Watching

    /// Returns true if a word of a sheet names something shared: by its model, or by its own name.
    func names(_ thing: SharedThing, _ word: SheetWord) -> Bool {
        thing.name.typeName == word.text || contract(of: thing) == word.text
    }

    /// Watches what something shared keeps of the models that are presented.
    ///
    /// - Returns: true if there is such a property.
    mutating func watch(_ word: SheetWord) -> Bool {
        let models = [behaviour.presented, behaviour.listed?.model].compactMap(\.self)
        for thing in content.shared where names(thing, word) {
            for relay in contract(of: thing).map(sources.relays) ?? [] {
                guard let model = models.first(where: { $0.code == relay.value }) else { continue }
                behaviour.watched.append(.init(thing: thing, relay: relay.name, value: model.name))
                return true
            }
        }
        return false
    }

    // MARK: Waiting

    /// Finds what events wait for.
    mutating func wait() {
        for (event, words) in waiting {
            let found = words.compactMap { condition($0) }
            if !found.isEmpty { behaviour.conditions[event] = found }
        }
    }

    private mutating func condition(_ word: SheetWord) -> UnitBehaviour.Condition? {
        switch SheetCondition(rawValue: word.text) {
        case .online: return online(word)
        case .idle:
            if behaviour.requests.isEmpty, !sheet.allSteps.contains(where: { !$0.asks.isEmpty }) {
                note(word, "'idle' waits for requests, and the \(definition.unit.word) makes none: leave it out")
            }
            return .idle
        default:
            return behaviour.fields.first { $0.name == word.text }.map(UnitBehaviour.Condition.field)
        }
    }

    /// Whoever knows of the network is needed without more words.
    private mutating func online(_ word: SheetWord) -> UnitBehaviour.Condition? {
        let parts = definition.sheet?.online?.split(separator: ".").map(String.init) ?? []
        guard parts.count == 2 else { return nil }
        let (definition, sources) = (definition, sources)
        let things = noting(word) { () throws(ScaffoldError) in
            try SharedThing.list(parts[0], in: definition, among: sources)
        }
        guard let thing = things?.first, let contract = contract(of: thing) else { return nil }
        guard sources.relays(of: contract).contains(where: { $0.name == parts[1] && $0.value == "Bool" }) else {
            note(
                word,
                "'\(contract)' says by '\(parts[1])' whether there is a network, and there is none around: an app of 'scaena new "
                    + "app' has it")
            return nil
        }
        if !content.shared.contains(thing) { content.shared.append(thing) }
        return .online(thing, relay: parts[1])
    }

    // MARK: Telling

    /// Code of the id of what was answered, where only ids go along and no value has the name of what is told.
    func answeredID(_ value: PassedValue, _ scope: [Known]) -> String? {
        guard definition.handsIDs, Self.isPlain(value.type),
            !scope.contains(where: { $0.name == value.name && $0.type == value.type }),
            let answer = scope.last(where: { !Self.isPlain($0.type) })
        else { return nil }
        return narrowed(answer.name, to: value.type, scope)
    }
}
