import Architecture

/// The values that tell of their changes: models that something shared keeps, conditions that events wait for, the
/// text that is searched for.
extension TemplateValues {
    // MARK: Watching

    /// The models that the unit watches.
    var watched: [[String: Any]] {
        plan.watched.map { watched in
            [
                "property": property(of: watched.thing), "relay": watched.relay, "value": watched.value,
                "isListed": watched.value == plan.listed?.model.name,
                "title": watched.value.prefix(1).uppercased() + watched.value.dropFirst(),
            ]
        }
    }

    /// Returns the relays of something shared that the unit observes, as tests have them.
    func relays(of thing: SharedThing) -> [[String: Any]] {
        let watched = plan.watched.filter { $0.thing == thing }.map(\.relay)
        let online = plan.conditions.values.joined().compactMap { condition -> String? in
            if case .online(thing, let relay) = condition { relay } else { nil }
        }
        let used = Set(watched + online)
        let contract = definition.holding(of: thing.role)?.through.flatMap { definition.contract($0) }
        let all = contract.flatMap { content.sources?.relays(of: $0.type.name(for: unit, shared: thing.name)) } ?? []
        return all.filter { used.contains($0.name) }.map { ["name": $0.name, "sample": $0.sample] }
    }

    // MARK: Waiting

    /// The events that wait for something, by whose button they are sent.
    var waiting: [[String: Any]] {
        content.events.compactMap { event in
            guard let conditions = plan.conditions[event.name] else { return nil }
            return [
                "name": event.name, "button": event.stem + "Button", "relay": Self.available(event),
                "code": code(of: conditions), "asks": plan.actions[event.name]?.asks ?? "",
                "conditions": conditions.map(tested),
            ]
        }
    }

    /// Returns the name of the property that says if an event can be sent; empty where it always can.
    func availability(of event: Event) -> String {
        plan.conditions[event.name] == nil ? "" : Self.available(event)
    }

    private static func available(_ event: Event) -> String { event.stem + "ButtonAvailable" }

    /// A value that is waited for, how a closure calls it, and code of whether it is there.
    private func source(of condition: UnitBehaviour.Condition) -> (code: String, name: String, test: String) {
        switch condition {
        case .online(let thing, let relay): ("\(property(of: thing)).\(relay)", relay, relay)
        case .idle: ("loading.isLoading", "isLoading", "!isLoading")
        case .field(let field) where field.kind == .switch: (field.name, field.name, field.name)
        case .field(let field): (field.name, field.name, field.right(field.name))
        }
    }

    /// Code that is yes while all of it is there.
    private func code(of conditions: [UnitBehaviour.Condition]) -> String {
        var rest = conditions.map(source)[...]
        let first = rest.removeFirst()
        guard !rest.isEmpty else {
            return first.code + (first.test == first.name ? "" : ".map { \(first.name) in \(first.test) }")
        }
        var code = first.code
        var known = (name: first.name, test: first.test)
        while !rest.isEmpty {
            let next = rest.prefix(2)
            rest = rest.dropFirst(2)
            let names = ([known.name] + next.map(\.name)).joined(separator: ", ")
            let tests = ([known.test] + next.map(\.test)).joined(separator: " && ")
            // As a person breaks it.
            code += ".combineLatest(\(next.map(\.code).joined(separator: ", ")))\n            .map { \(names) in\n"
            code += "                \(tests)\n            }"
            known = ("isAvailable", "isAvailable")
        }
        return code + ".distinct()"
    }

    /// Returns the code with which a test takes away the condition that is waited for, and brings it back.
    private func tested(_ condition: UnitBehaviour.Condition) -> [String: Any] {
        switch condition {
        case .online(_, let relay):
            ["isIdle": false, "take": "\(relay).value = false", "bring": "\(relay).value = true"]
        case .idle: ["isIdle": true, "take": "", "bring": ""]
        case .field(let field) where field.kind == .switch:
            ["isIdle": false, "take": "presenter.\(field.name).value = false", "bring": "enter()"]
        case .field(let field):
            ["isIdle": false, "take": "presenter.\(field.name).value = \" \"", "bring": "enter()"]
        }
    }

    /// The fields of which something may be wrong once an event is sent.
    var complained: [EnteredField] {
        plan.fields.filter { field in
            content.events.contains { event in
                field.isChecked && event.carries.contains { $0.field == field }
                    && plan.conditions[event.name]?.contains(.field(field)) != true
            }
        }
    }

    // MARK: Searching

    /// Returns the code that chooses rows by a text, and a text by which a test's row is found.
    func searched(_ listed: UnitBehaviour.Listed) -> [String: Any] {
        let single = listed.model.single
        let found = listed.search.map { property in
            property.type.hasSuffix("?")
                ? "\(single).\(property.name)?.localizedStandardContains(text) == true"
                : "\(single).\(property.name).localizedStandardContains(text)"
        }
        let first = listed.search.first
        let own = first.map { "Self.\(single).\($0.name)\($0.type.hasSuffix("?") ? " ?? \"\"" : "")" } ?? ""
        return [
            "search": found.joined(separator: " || "),
            "found": listed.model.isMemberwise ? first.map { "\"\($0.name.uppercased())\"" } ?? "" : own,
            "watched": plan.watched.first { $0.value == listed.model.name }?.relay ?? "",
        ]
    }
}
