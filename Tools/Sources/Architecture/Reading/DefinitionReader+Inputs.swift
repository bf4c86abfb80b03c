// What a person may tell when a unit is scaffolded.
extension DefinitionReader {
    func inputs(_ fields: KeyedFields<DefinitionKey>, _ kinds: [DataKind]) -> Inputs {
        guard let fields = fields.part(.inputs, keyed: InputKey.self) else {
            return Inputs(events: nil, shows: nil, places: fields.places())
        }
        return Inputs(
            events: events(fields), shows: shows(fields, kinds), takes: fields.word(.takes)?.text,
            managers: fields.words(.manager).map(\.text), returns: fields.word(.returns)?.text,
            reserved: fields.words(.reserved).map(\.text), places: fields.places())
    }

    private func events(_ fields: KeyedFields<InputKey>) -> Inputs.Events? {
        guard let fields = fields.part(.events, keyed: EventKey.self) else { return nil }
        let (from, to) = (fields.word(.from), fields.word(.to))
        let (given, routes) = (fields.words(.given), fields.verbForms(.routes))
        guard let from, let to else { return nil }
        return Inputs.Events(
            from: from.text, to: to.text, given: given.map(\.text), routes: routes, places: fields.places())
    }

    private func shows(_ fields: KeyedFields<InputKey>, _ kinds: [DataKind]) -> Inputs.Shows? {
        guard let fields = fields.part(.shows, keyed: ShownKey.self) else { return nil }
        let (data, standard, reserved) = (fields.word(.data), fields.word(.standard), fields.words(.reserved))
        guard let data, let standard else { return nil }
        checkValues(standard, of: "'standard' of 'shows'", shown: data.text, in: kinds)
        return Inputs.Shows(
            data: data.text, standard: standard.text, reserved: reserved.map(\.text), places: fields.places())
    }

    /// Notes what is no list of values with their types, or has a type that what is shown is not made of.
    func checkValues(_ values: Word, of subject: String, shown id: String = "", in kinds: [DataKind] = []) {
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
}

extension DefinitionReader {
    func sheetSupport(_ fields: KeyedFields<SheetSupportKey>) -> SheetSupport {
        var support = SheetSupport()
        support.keys = fields.choices(.keys)
        support.steps = fields.choices(.steps)
        support.plainKeys = fields.choices(.plainKeys)
        support.plainSteps = fields.choices(.plainSteps)
        support.conditions = fields.choices(.conditions)
        support.asks = fields.word(.asks)?.text
        support.stores = fields.flag(.stores)
        support.rows = fields.word(.rows)?.text
        support.cells = fields.word(.cells)?.text
        support.selects = fields.choice(.selects) ?? .id
        support.binds = fields.flag(.binds)
        support.online = fields.word(.online)?.text
        return support
    }
}
