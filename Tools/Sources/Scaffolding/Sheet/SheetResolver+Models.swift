import Architecture

/// The models that a sheet presents as texts: one, or several as rows.
extension SheetResolver {
    mutating func present() {
        let decider = definition.inputs.events?.to ?? ""
        let carried = Set(definition.channels(from: decider).flatMap(\.carries))
        let isCarried = carried.contains { definition.dataKind($0)?.type?.isShared == true }
        var single: SceneSheet.Value?
        for value in sheet.presents {
            if !isCarried {
                note(value.name, "no channel of \(definition.id) carries the app's models, so that none is presented")
            } else if let list = sheet.list, list.of?.text == value.name.text {
                behaviour.listed = listed(value, list)
            } else if single != nil {
                note(
                    value.name,
                    "a \(definition.unit.word) presents one model, and besides one 'list': leave this out, or say 'list: { of: "
                        + "\(value.name.text) }'")
            } else {
                single = value
                presentOne(value)
            }
        }
        if let list = sheet.list, let of = list.of, !sheet.presents.contains(where: { $0.name.text == of.text }) {
            note(
                of,
                "'list' shows '\(of.text)', which 'presents' does not have"
                    + (NearestWord.question(for: of.text, among: sheet.presents.map(\.name.text))
                        ?? ": say with it of what it is a list, as in 'presents: { \(of.text): [\(element(of: of.text))] }', or "
                        + "'scaena add presents \"\(of.text): [\(element(of: of.text))]\" list \"of: \(of.text)\"'"))
        }
        if single == nil, let word = sheet.shows.first {
            note(
                word, "'shows' names properties of what the \(definition.unit.word) presents, and it has no 'presents'")
        }
        if behaviour.listed != nil, single == nil { content.shows = [] }
    }

    /// The name that the elements of a list mostly have: `Item` of `items`.
    private func element(of list: String) -> String {
        let one = GrownList.one(of: list)
        return one.prefix(1).uppercased() + one.dropFirst()
    }

    private mutating func presentOne(_ value: SceneSheet.Value) {
        guard let name = name(of: value), let properties = properties(of: value.type) else { return }
        let shown = shown(sheet.shows, of: value, properties)
        guard !shown.isEmpty else { return }
        let model = model(value, name, shown, properties)
        behaviour.presented = model
        behaviour.isPresentedTaken = content.takes.contains { $0.name == name && $0.type == model.code }
        let text = ShownType("String")
        content.shows = shown.compactMap { value in text.map { ShownValue(name: value.name, type: $0) } }
    }

    private mutating func name(of value: SceneSheet.Value) -> String? {
        noting(value.name) { () throws(ScaffoldError) in
            try SwiftNames.member(value.name.text, what: "what is presented")
        }
    }

    private func model(
        _ value: SceneSheet.Value, _ name: String, _ shown: [PresentedModel.Value], _ properties: [PassedValue]
    ) -> PresentedModel {
        PresentedModel(
            name: name, type: value.type.text, isList: value.isList, values: shown, properties: properties,
            isMemberwise: sources.isMemberwise(value.type.text))
    }

    // MARK: Rows

    private mutating func listed(_ value: SceneSheet.Value, _ list: SceneSheet.List) -> UnitBehaviour.Listed? {
        guard let rows = definition.sheet?.rows.flatMap({ definition.dataKind($0)?.type }) else {
            note(list.word, "\(definition.id) has no data kind for the rows of a list")
            return nil
        }
        guard value.isList else {
            note(
                value.type,
                "a list shows several, and 'presents' has one: say '\(value.name.text): [\(value.type.text)]'")
            return nil
        }
        guard let name = name(of: value), let properties = properties(of: value.type) else { return nil }
        var identity: UnitBehaviour.RowIdentity?
        if definition.sheet?.selects == .id {
            identity = self.identity(of: properties)
            if identity == nil {
                note(
                    value.type,
                    "the rows of a list are told from each other by 'id', a String, an Int or a UUID, and '\(value.type.text)' "
                        + "has none")
                return nil
            }
        }
        var built: UnitBehaviour.BuiltRow?
        if let builder = definition.rowBuilder {
            built = builtRow(rows, by: builder, of: value)
            if built == nil { return nil }
        }
        let shown = shown(list.shows, of: value, built?.properties ?? properties)
        guard !shown.isEmpty else { return nil }
        let model = model(value, name, shown.filter { identity == nil || $0.name != "id" }, properties)
        if model.values.isEmpty { note(value.type, "a row shows something else beside 'id': name it in 'shows'") }
        return UnitBehaviour.Listed(
            model: model,
            rowType: built == nil
                ? rowType(rows, of: value.type.text) : rows.name(for: unit, shared: UnitName(value.type.text)),
            identity: identity, empty: list.empty?.text ?? "Nothing here yet", built: built)
    }

    /// Returns the row built for a model wherever it is shown; its builder must be there.
    private mutating func builtRow(
        _ rows: NameForm, by builder: Role, of value: SceneSheet.Value
    ) -> UnitBehaviour.BuiltRow? {
        let model = UnitName(value.type.text)
        let name = builder.type.name(for: unit, shared: model)
        if let properties = sources.properties(of: rows.name(for: unit, shared: model)), !properties.isEmpty,
            sources.undeclared([name]).isEmpty
        {
            return UnitBehaviour.BuiltRow(builder: name, properties: properties)
        }
        let kind = definition.kinds.first { kind in kind.files.contains { $0.holds.contains(builder.id) } }
        let mend = kind.map { ": " + remedy($0.word, value.type.text) } ?? ": declare it first"
        note(value.type, "there is no '\(name)' around, which says what a row shows\(mend)", missing: name)
        return nil
    }

    /// The name of what a row shows: after its model, or where another unit has that, after this unit besides.
    private func rowType(_ form: NameForm, of model: String) -> String {
        let plain = form.name(for: unit, shared: UnitName(model))
        guard form.isShared, sources.isDeclared(plain, outsideOf: unit, in: definition) else { return plain }
        return unit.typeName + plain
    }

    private func identity(of properties: [PassedValue]) -> UnitBehaviour.RowIdentity? {
        switch properties.first(where: { $0.name == "id" })?.type {
        case "String": .init(type: "String", ending: "")
        case "Int": .init(type: "Int", ending: "")
        case "UUID": .init(type: "String", ending: ".uuidString")
        default: nil
        }
    }

    // MARK: Properties

    /// The properties of a model, which must be there.
    private mutating func properties(of type: SheetWord) -> [PassedValue]? {
        if let found = sources.properties(of: type.text), !found.isEmpty { return found }
        guard sources.undeclared([type.text]).isEmpty else {
            let near = NearestWord.to(type.text, among: sources.fileNames)
            let kind = definition.kinds.first { kind in
                kind.files.contains { $0.place == .sources && $0.path.description == "{Model}.swift" }
            }
            let mend = kind.map { ": " + remedy($0.word, type.text) } ?? ": declare it first"
            note(
                type, "there is no '\(type.text)' around" + (near.map { ": did you mean '\($0)'?" } ?? mend),
                missing: type.text)
            return nil
        }
        note(type, "'\(type.text)' is no structure with properties of its own, which could be shown")
        return nil
    }

    /// The properties that are shown: those that are named, or all that a person can read.
    private mutating func shown(
        _ named: [SheetWord], of value: SceneSheet.Value, _ properties: [PassedValue]
    ) -> [PresentedModel.Value] {
        let sources = sources
        let readable = properties.compactMap { property -> PresentedModel.Value? in
            let text = TextOf(property.type) { name in
                let path = name.split(separator: ".").map(String.init)
                return sources.isTextEnum(path) || sources.isTextEnum([value.type.text] + path)
            }
            return text.map { PresentedModel.Value(name: property.name, text: $0) }
        }
        let reserved = Set(definition.inputs.shows?.reserved ?? [])
        guard !named.isEmpty else {
            // An id is for the app, unless there is nothing else.
            let others = readable.filter { $0.name != "id" && !reserved.contains($0.name) }
            if readable.isEmpty {
                note(value.type, "nothing tells how a property of '\(value.type.text)' becomes text")
            }
            return others.isEmpty ? readable : others
        }
        return named.compactMap { word in
            if reserved.contains(word.text) {
                note(word, "'\(word.text)' cannot be shown: the code that shows it has that name already")
            } else if let found = readable.first(where: { $0.name == word.text }) {
                return found
            } else if let property = properties.first(where: { $0.name == word.text }) {
                note(
                    word, "nothing tells how '\(word.text)', a '\(property.type)', becomes text: show another property")
            } else {
                note(
                    word,
                    "'\(value.type.text)' has no property '\(word.text)'"
                        + NearestWord.hint(for: word.text, among: properties.map(\.name)))
            }
            return nil
        }
    }
}
