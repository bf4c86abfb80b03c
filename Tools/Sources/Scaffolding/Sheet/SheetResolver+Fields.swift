import Architecture

/// The values that a sheet has the user enter.
extension SheetResolver {
    /// Names of the templates' own, where what was entered is checked and read.
    private static let reserved: Set<String> = [
        "index", "last", "locale", "row", "rows", "run", "scrollView", "stack", "tasks", "view", "viewController",
    ]

    mutating func enter() {
        // A form shows what is entered, and nothing by itself.
        if !sheet.fields.isEmpty, behaviour.presented == nil { content.shows = [] }
        let names = UnitContent.members(
            of: unit, shared: content.shared, events: [], shows: content.shows, in: definition
        ).union(content.takes.map(\.name)).union(Self.reserved)
            .union([behaviour.presented?.name, behaviour.listed?.model.name].compactMap(\.self))
            .union(isBound ? definition.inputs.shows?.reserved ?? [] : [])
        for said in sheet.fields {
            let name = noting(said.name) { () throws(ScaffoldError) in
                try SwiftNames.member(said.name.text, what: "a field")
            }
            guard let name else { continue }
            if !runtime, said.kind == .number || said.kind == .decimal {
                note(
                    said.name, "Scaena's runtime reads numbers: have '\(name)' entered as 'text', and read it yourself")
            }
            if behaviour.fields.contains(where: { $0.name == name }) {
                note(said.name, "two fields are named '\(name)'")
            } else if names.contains(name) {
                note(
                    said.name,
                    "a field cannot be named '\(name)': something of the \(definition.unit.word) has that name")
            } else if behaviour.fields.contains(where: { Self.meet($0.name, name) }) {
                note(
                    said.name,
                    "a field cannot be named '\(name)': what is wrong with another one is told by that name")
            } else {
                behaviour.fields.append(
                    EnteredField(name: name, kind: said.kind, isOptional: said.isOptional))
            }
        }
    }

    /// Returns true if the message about a fault in one field has the name of the other.
    private static func meet(_ one: String, _ other: String) -> Bool {
        one + "Message" == other || other + "Message" == one
    }

    /// The entered values, as the steps after an event know them.
    var entered: [PassedValue] {
        behaviour.fields.flatMap { field in
            (try? PassedValue.list("\(field.name): \(field.type)", what: "entered", reserved: [])) ?? []
        }
    }

    /// Notes the words of an event that name no field.
    mutating func checkFields(of said: SceneSheet.Event, isRow: Bool) {
        let names = sheet.fields.map(\.name.text)
        let conditions = SheetCondition.allCases.filter { $0 != .fields }.map(\.rawValue)
        for word in said.steps.carries {
            if isBound {
                note(
                    word,
                    "what the user enters is the \(definition.inputs.events?.to ?? "")'s in \(definition.id), and no event carries it: "
                        + "leave 'carries' out")
            } else if isRow {
                note(word, "a tap on a row tells which row it is, and carries no field")
            } else if !names.contains(word.text) {
                note(word, "there is no field '\(word.text)' to carry" + NearestWord.hint(for: word.text, among: names))
            }
        }
        for word in said.steps.enabled where !(conditions + names).contains(word.text) {
            note(
                word,
                "'\(word.text)' is no field that an event could wait for"
                    + NearestWord.hint(for: word.text, among: conditions + names))
        }
    }

    /// Has an event tell what was entered: what follows needs it, or the sheet says so.
    mutating func carry(_ said: SceneSheet.Event, _ action: UnitBehaviour.Action, at index: Int) {
        let needed = Set(action.handed.map(\.name) + action.steps.names)
        let named = Set(said.steps.carries.map(\.text))
        let carried = behaviour.fields.filter { needed.contains($0.name) || named.contains($0.name) }
        guard !carried.isEmpty else { return }
        content.events[index].carries = carried.map { field in
            .init(field: field, isNeeded: needed.contains(field.name))
        }
        // Whoever is told knows what was entered.
        if isBound { return }
        content.events[index].passes = carried.flatMap { field in
            (try? PassedValue.list("\(field.name): \(field.typedType)", what: "told", reserved: [])) ?? []
        }.map { value in
            var value = value
            value.sample = carried.first { $0.name == value.name }?.typedSample ?? value.sample
            return value
        }
    }

    /// Notes fields of which nothing comes, and verbs where nobody asks.
    mutating func checkCarried() {
        guard !hasMistakes else { return }
        if behaviour.requests.isEmpty, let verb = behaviour.ownVerbs.first {
            note(verb.word, "nobody asks for '\(verb.name)': have 'ready' or an event say 'asks: \(verb.name)'")
        }
        let carried = Set(content.events.flatMap(\.carries).map(\.field.name) + waiting.flatMap(\.words).map(\.text))
        for said in sheet.fields where !carried.contains(said.name.text) {
            note(
                said.name,
                "nothing comes of what the user enters as '\(said.name.text)': ask for something that takes it, or have an event "
                    + "say '\(isBound ? "enabled" : "carries"): \(said.name.text)'")
        }
    }
}
