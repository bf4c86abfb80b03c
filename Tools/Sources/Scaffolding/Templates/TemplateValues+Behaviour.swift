import Architecture

/// The behaviour of a unit, as its sheet orders it.
extension TemplateValues {
    var plan: UnitBehaviour { content.behaviour }

    /// The values that a sheet brings along: empty ones where there is none.
    var behaviour: [String: Any] {
        [
            "presents": presents.merging(["taken": presentedSamples]) { first, _ in first },
            "list": listed,
            "single": plan.presented != nil || plan.listed == nil && plan.fields.isEmpty,
            "requests": plan.requests.map(values), "asked": asked,
            "ready": definition.asksItself ? ownReady : plan.ready,
            "work": work, "answers": workAnswers, "succeeds": succeeds,
            "readies": plan.requests.filter { $0.name == plan.ready }.map(values),
            "repeats": plan.actions.values.contains(where: \.repeats),
            "resumes": plan.requests.contains { $0.next != nil },
            "retry": plan.requests.count == 1 && plan.requests[0].takes.isEmpty ? plan.requests[0].name : "",
            "relays": relays, "leaving": plan.leaves ? definition.navigation?.leaves ?? "" : "",
            "running": plan.isRunning,
            "questions": content.events.compactMap { plan.actions[$0.name]?.confirm }.map(values),
            "leaves": plan.leaves, "goesToRoot": plan.goesToRoot,
            "observed": plan.observed.map(values),
            "living": plan != UnitBehaviour(),
            "dependent": plan.needsDependencies, "watched": watched, "waiting": waiting,
            "form": form, "asksObjects": plan.ownVerbs.contains { $0.function != nil },
            "requester": requester ?? "", "view": view, "affirms": affirms,
            "stores": plan.ownVerbs.contains { $0.store != nil },
        ]
    }

    /// True if any text is "Yes" or "No".
    private var affirms: Bool {
        [plan.presented, plan.listed?.model].compactMap(\.self).flatMap(\.values).contains(where: \.text.isWord)
    }

    /// Returns code of "Yes" and "No": of the unit's texts, where it has some in one place.
    private func translated(_ word: String) -> String {
        let texts = definition.dataKind("texts")?.type?.name(for: unit)
        return texts.map { "\($0).\(word.lowercased())" } ?? Self.localized(word)
    }

    /// Code of a word in the person's language.
    static func localized(_ word: String) -> String { "String(localized: \"\(word)\")" }

    /// The texts displayed of a model that was handed in, as tests have them.
    private var presentedSamples: String {
        guard let model = plan.presented else { return "" }
        return model.values.map { "\($0.name): \($0.text.comparedCode(of: "\(model.name).\($0.name)"))" }.joined(
            separator: ", ")
    }

    /// The request that is made once the view is loaded, where the unit's own data side is asked.
    private var ownReady: [String: Any] {
        let call = plan.requests.first { $0.name == plan.ready }?.calls.first
        return ["name": plan.ready, "code": call.map { code(of: $0) } ?? "", "call": call.map { noted($0) } ?? ""]
    }

    // MARK: What is presented

    private var presents: [String: Any] {
        guard let model = plan.presented else {
            return [
                "name": "", "type": "", "words": "", "parameter": "", "sample": "", "isTaken": false, "values": [Any](),
                "needsLocale": false, "needsTimeZone": false, "samples": "", "expected": "",
                "visible": "",
            ]
        }
        let values = model.values.map { value in
            [
                "name": value.name, "text": value.text.code(of: "\(model.name).\(value.name)", translated),
                "expected": model.expected(value, of: model.name),
            ]
        }
        let arguments = { (key: String) in
            values.map { "\($0["name"] ?? ""): \($0[key] ?? "")" }.joined(separator: ", ")
        }
        return [
            "name": model.name, "type": model.code, "words": UnitName(model.type).words.lowercasedFirst,
            "parameter": "\(model.name): \(model.code)", "sample": model.sample, "isTaken": plan.isPresentedTaken,
            "values": values, "needsLocale": model.values.contains(where: \.text.needsLocale),
            "needsTimeZone": model.values.contains(where: \.text.needsTimeZone), "samples": arguments("text"),
            "expected": arguments("expected"),
            "visible": model.isList ? "" : visible(of: model),
        ]
    }

    /// Code of a text of a model that tests see, of which they know the words; empty where they know none.
    private func visible(of model: PresentedModel) -> String {
        for value in model.values {
            let expected = model.expected(value, of: model.name)
            guard expected.hasPrefix("\"") else { continue }
            return content.shows.first { $0.name == value.name }.map { captionedSample($0, expected) } ?? expected
        }
        return ""
    }

    // MARK: Rows

    private var listed: [String: Any] {
        guard let listed = plan.listed else {
            return [
                "name": "", "title": "", "type": "", "parameter": "", "single": "", "words": "", "empty": "",
                "refresh": "",
                "select": "",
                "row": [
                    "type": "", "identity": "", "ending": "", "values": [Any](), "samples": "", "arguments": "",
                    "expected": "", "sampleID": "", "title": "", "further": [Any](), "several": false, "visible": "",
                    "builder": "",
                ], "answer": "", "sample": "", "element": "", "told": "", "selectsRow": false, "observed": "",
                "observedLabel": "",
                "needsLocale": false, "needsTimeZone": false, "search": "", "found": "", "watched": "",
            ]
        }
        let model = listed.model
        return [
            "name": model.name, "title": capitalized(model.name), "type": model.code, "element": model.type,
            "parameter": "\(model.name): \(model.code)",
            "single": model.single, "words": UnitName(capitalized(model.name)).words.lowercasedFirst,
            "empty": listed.empty, "refresh": listed.refresh, "select": listed.select, "sample": model.sample,
            "needsLocale": model.values.contains(where: \.text.needsLocale),
            "needsTimeZone": model.values.contains(where: \.text.needsTimeZone),
            "selectsRow": plan.actions[listed.select]?.needsRow ?? false, "row": row(of: listed),
        ].merging(brought(listed)) { first, _ in first }.merging(searched(listed)) { first, _ in first }
    }

    /// Returns the code with which tests have a list presented, and one of its rows tapped.
    private func brought(_ listed: UnitBehaviour.Listed) -> [String: Any] {
        let heard = plan.observed.first { $0.value == listed.model.name }
        let calls = plan.requests.first { $0.name == plan.ready }?.calls ?? []
        let isAsked = calls.contains { $0.presented == listed.model.name }
        let label = heard?.message.parameters.first?.label
        let own = plan.ownVerbs.first { plan.answer(of: $0).name == listed.model.name }
        return [
            "answer": own.map { message(of: plan.answer(of: $0), to: $0) } ?? "",
            "told": listed.identity.map { "id: Self.\(listed.model.single).id\($0.ending)" } ?? "index: 0",
            "observed": isAsked ? "" : heard?.message.name ?? "",
            "observedLabel": label.map { "\($0): " } ?? "",
        ]
    }

    private func row(of listed: UnitBehaviour.Listed) -> [String: Any] {
        let model = listed.model
        let values = model.values.map { value -> [String: String] in
            [
                "name": value.name, "text": value.text.code(of: "\(model.single).\(value.name)", translated),
                "expected": model.expected(value, of: model.single),
            ]
        }
        func arguments(_ key: String) -> String {
            var all: [String] = listed.identity.map { ["id: \(model.single).id\($0.ending)"] } ?? []
            all += values.map { value -> String in "\(value["name"] ?? ""): \(value[key] ?? "")" }
            return all.joined(separator: ", ")
        }
        let id: String? = listed.identity.map { $0.type == "Int" ? "1" : "\"1\"" }
        let samples: [String]
        if let built = listed.built {
            samples = built.properties.map { property -> String in
                "\(property.name): \(property.type == "String" ? "\"\(property.name)\"" : property.sample)"
            }
        } else {
            let own = model.values.map { value -> String in "\(value.name): \"\(value.name)\"" }
            samples = (id.map { ["id: \($0)"] } ?? []) + own
        }
        return [
            "type": listed.rowType, "identity": listed.identity?.type ?? "", "ending": listed.identity?.ending ?? "",
            "values": values, "arguments": arguments("text"), "expected": arguments("expected"),
            "samples": samples.joined(separator: ", "), "sampleID": id ?? "0",
            "title": model.values.first?.name ?? "", "further": model.values.dropFirst().map(\.name),
            "several": model.values.count > 2, "builder": listed.built?.builder ?? "",
            "visible": values.compactMap { $0["expected"] }.first { $0.hasPrefix("\"") } ?? "",
        ]
    }

    /// Code of a value to test with.
    func sample(of type: String) -> String {
        let list = type.hasPrefix("[") && type.hasSuffix("]")
        let base = list ? String(type.dropFirst().dropLast()) : type
        let code = ShownType(base)?.sample ?? WellKnownTypes.facts(of: base)?.sample ?? "\(base).sample"
        return list ? "[\(code)]" : code
    }

    func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    func property(of thing: SharedThing) -> String {
        definition.holding(of: thing.role)?.property?.name(for: unit, shared: thing.name) ?? ""
    }

    // MARK: What is heard

    private func values(_ observed: UnitBehaviour.Observed) -> [String: Any] {
        let label = observed.message.parameters.first?.label
        let name = observed.value
        return [
            "contract": observed.contract, "property": property(of: observed.thing),
            "registers": observed.registers.name,
            "registersLabel": observed.registers.parameters.first?.label.map { "\($0): " } ?? "",
            "message": observed.message.name,
            "parameter":
                "\(label == name ? name : "\(label ?? "_") \(name)"): \(observed.message.parameters.first?.type ?? "")",
            "label": label.map { "\($0): " } ?? "", "value": name,
            "words": observed.thing.name.words.lowercasedFirst, "title": capitalized(observed.message.name),
        ]
    }

    // MARK: Events and ways

    /// Returns the action that follows an event.
    func action(of event: Event) -> [String: Any] {
        let action = plan.actions[event.name]
        let sender: [String: Any] = [
            "isGiven": event.isGiven, "isRow": event.sender == .row, "isPull": event.sender == .pull,
        ]
        return follows(action).merging(sender) { first, _ in first }
    }

    /// Returns the action that follows, as templates see it.
    func follows(_ action: UnitBehaviour.Action?) -> [String: Any] {
        let action = action ?? UnitBehaviour.Action()
        let request = plan.requests.first { $0.name == action.asks }
        let noQuestion: [String: Any] = ["name": "", "question": "", "action": "", "isDestructive": false]
        let question = action.confirm.map { values($0) } ?? noQuestion
        let own: [String: Any] = [
            "asks": action.asks, "repeats": action.repeats,
            "handed": action.handed.map(\.name).joined(separator: ", "), "confirm": question,
            "request": [
                "code": definition.asksItself ? request?.calls.first.map { code(of: $0) } ?? "" : "",
                "call": definition.asksItself ? request?.calls.first.map { tested($0) } ?? "" : "",
            ],
            "needsRow": action.needsRow,
            "continues": request.flatMap { plan.chain(from: $0).last }?.then.isEmpty == false,
            "acts": !action.isEmpty, "isDirect": !action.isEmpty && isDirect(action), "needsSelf": needsSelf(action),
        ]
        return values(action.steps).merging(own) { first, _ in first }
    }

    /// Returns true if the steps speak of the role that decides them, and not only of the one that goes somewhere.
    private func needsSelf(_ action: UnitBehaviour.Action) -> Bool {
        if !action.asks.isEmpty || action.steps.tells != nil { return true }
        guard let way = action.steps.goes else { return false }
        let kept = Set(content.takes.map(\.name))
        return way.target.answer != nil
            || way.target.told.contains { value in
                kept.contains(String((way.values[value.name] ?? value.name).prefix { $0 != "." }))
            }
    }

    private func values(_ question: UnitBehaviour.Question) -> [String: Any] {
        [
            "name": question.message, "question": question.text.replacing("\"", with: "\\\""),
            "action": question.action,
            "isDestructive": question.isDestructive,
        ]
    }

    func values(_ steps: UnitBehaviour.Steps) -> [String: Any] {
        let nothing: [String: Any] = ["name": "", "message": "", "arguments": ""]
        return [
            "goes": steps.goes.map { values($0) } ?? noWay, "leaves": steps.leaves, "toRoot": steps.toRoot,
            "tells": steps.tells.map { values($0) } ?? nothing,
            "fires": fires(of: steps).map { ["name": $0.name, "code": $0.plain, "sent": $0.sent] },
        ]
    }

    // MARK: Routes

    /// A route that is fired, where units only ask to go somewhere.
    private struct Fire {
        let name: String
        /// Code of each value that goes along.
        let codes: [String]
        /// The values.
        let values: [PassedValue]

        /// The values as a route is called with them.
        var plain: String { codes.joined(separator: ", ") }
        /// The same as one value.
        var sent: String { codes.count > 1 ? "(\(plain))" : plain }
        /// The type of that value.
        var type: String {
            let types = values.map(\.type)
            return types.isEmpty ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
        }
    }

    /// The routes that are fired, in order: what is told, where the user goes, that the unit is left.
    private func fires(of steps: UnitBehaviour.Steps) -> [Fire] {
        var fires: [Fire] = []
        if let tells = steps.tells {
            let isBare = tells.value.isBare
            fires.append(
                Fire(name: tells.value.name, codes: isBare ? [] : [tells.code], values: isBare ? [] : [tells.value]))
        }
        if let goes = steps.goes {
            let told = goes.target.told
            fires.append(
                Fire(name: goes.target.message, codes: told.map { goes.values[$0.name] ?? $0.name }, values: told))
        }
        if steps.leaves, let name = definition.navigation?.leaves {
            fires.append(Fire(name: name, codes: [], values: []))
        }
        return fires
    }

    /// Returns true if the owner of the unit can fire the routes by itself: there is no request, and nothing goes
    /// along but the values that a tap tells.
    private func isDirect(_ action: UnitBehaviour.Action) -> Bool {
        action.asks.isEmpty && !action.repeats && !action.needsRow
            && fires(of: action.steps).allSatisfy { $0.codes.allSatisfy { $0 == "id" && !takesID } }
    }

    private var takesID: Bool { content.takes.contains { $0.name == "id" } }

    /// The routes that are fired after something else, each once: the unit's logic tells of them.
    private var relays: [[String: Any]] {
        let actions = content.events.compactMap { plan.actions[$0.name] }.filter { !isDirect($0) }
        var known: Set<String> = []
        return (plan.requests.map(\.then) + actions.map(\.steps)).flatMap(fires).compactMap { fire in
            guard known.insert(fire.name).inserted else { return nil }
            let samples = fire.values.map(\.sample)
            return [
                "name": fire.name, "type": fire.type, "isBare": fire.values.isEmpty,
                "words": UnitName(capitalized(fire.name)).words.lowercasedFirst, "title": capitalized(fire.name),
                "sample": samples.count > 1 ? "(\(samples.joined(separator: ", ")))" : samples.first ?? "",
                "forwarded": fire.values.count > 1
                    ? fire.values.indices.map { "value.\($0)" }.joined(separator: ", ")
                    : fire.values.isEmpty ? "" : "value",
                "ignored": fire.values.map { _ in "_" }.joined(separator: ", "),
            ]
        }
    }

    private var noWay: [String: Any] {
        [
            "name": "", "words": "", "arguments": "", "samples": "", "expected": "", "isPresented": false,
            "answers": false, "replaces": false, "made": "",
        ]
    }

    private func values(_ way: UnitBehaviour.Way) -> [String: Any] {
        let told = way.target.told
        let single = plan.listed?.model.single ?? ""
        let expected = passed(told) { value in
            way.values[value.name] == single ? "Self.\(single)" : value.sample
        }
        return [
            "name": way.target.message, "words": way.target.unit.words.lowercasedFirst,
            "arguments": passed(told) { way.values[$0.name] ?? $0.name },
            "samples": passed(told, \.sample), "expected": expected, "isPresented": way.target.isPresented,
            "answers": way.target.answer != nil, "replaces": way.target.replaces,
            "made": made(
                way.target.message
                    + told.map { value in
                        value.label == "_" ? "_" : value.label.prefix(1).uppercased() + value.label.dropFirst()
                    }.joined(), bare: told.isEmpty),
        ]
    }

    private func values(_ telling: UnitBehaviour.Telling) -> [String: Any] {
        let outputs = returned["values"] as? [[String: Any]] ?? []
        let output = outputs.first { $0["name"] as? String == telling.value.name }
        return [
            "name": telling.value.name, "message": output?["message"] as? String ?? "",
            "arguments": telling.code.isEmpty ? "" : telling.value.argument(telling.code),
        ]
    }

    /// Returns the way to another unit.
    func way(to target: NavigationTarget) -> [String: Any] {
        let call = target.passes.map { $0.argument(target.fromDependencies[$0.name] ?? $0.name) }
        return passed(target.told).merging([
            "call": call.joined(separator: ", "), "types": target.told.map(\.type).joined(separator: ", "),
            "isPresented": target.isPresented, "address": target.address ?? "",
            "title": target.unit.words, "replaces": target.replaces, "isOrdered": plan != UnitBehaviour(),
        ]) { _, new in new }
    }

    /// The things that the whole app shares, as the role that goes to other units is handed them.
    var dependencies: [(role: String, handed: Handed)] {
        guard plan.needsDependencies, let channel = definition.dependencies, let role = definition.role(channel.to),
            let property = channel.property?.name(for: unit)
        else { return [] }
        let type = role.type.name(for: unit)
        let handed = Handed(
            property: property, type: type, sample: "\(type).sample", stub: "\(property) = \(type).sample")
        return [(channel.from, handed)]
    }
}
