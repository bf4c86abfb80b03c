import Architecture

/// What happens in a unit, as its sheet orders it.
extension TemplateValues {
    private var plan: UnitBehaviour { content.behaviour }

    /// The values that a sheet brings along: empty ones where there is none.
    var behaviour: [String: Any] {
        [
            "presents": presents,
            "requests": plan.requests.map(values),
            "ready": plan.ready,
            "readies": plan.requests.filter { $0.name == plan.ready }.map(values),
            "repeats": plan.actions.values.contains(where: \.repeats),
            "observed": plan.observed.map(values),
            "living": plan != UnitBehaviour(),
            "dependent": plan.needsDependencies,
        ]
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
                "name": value.name, "text": value.text.code(of: "\(model.name).\(value.name)"),
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
            "visible": model.isList ? "" : values.compactMap { $0["expected"] }.first { $0.hasPrefix("\"") } ?? "",
        ]
    }

    // MARK: Requests

    private func values(_ request: UnitBehaviour.Request) -> [String: Any] {
        let calls = request.calls.map(values)
        var captured: [String] = []
        for call in request.calls {
            for name in [property(of: call.thing)] + arguments(of: call) where !captured.contains(name) {
                captured.append(name)
            }
        }
        return [
            "name": request.name, "title": request.name.prefix(1).uppercased() + request.name.dropFirst(),
            "calls": calls, "captures": captured.joined(separator: ", "),
            "words": request.calls.map { UnitName(capitalized($0.verb.name)).words.lowercasedFirst }
                .joined(separator: ", then "),
            "presents": request.calls.contains(where: \.isPresented),
            "handed": request.calls.flatMap(arguments).isEmpty ? false : true,
        ]
    }

    /// The values of the unit's own that go along with a request.
    private func arguments(of call: UnitBehaviour.Call) -> [String] {
        call.arguments.split(separator: ",").map { part in
            String(part.split(separator: ":").last ?? "").trimmed
        }
    }

    private func values(_ call: UnitBehaviour.Call) -> [String: Any] {
        let effects = (call.verb.isThrowing ? "try " : "") + (call.verb.isAsync ? "await " : "")
        let code = "\(effects)\(property(of: call.thing)).\(call.verb.name)(\(call.arguments))"
        let ignored = call.verb.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = ignored.isEmpty ? "" : "\(ignored) in "
        let answer = call.isPresented ? plan.presented?.sample ?? "" : call.verb.answer.map(sample) ?? ""
        let isIgnored = call.verb.answer != nil && !call.isPresented
        return [
            "code": call.isPresented ? "let \(plan.presented?.name ?? "") = \(code)" : isIgnored ? "_ = \(code)" : code,
            "property": property(of: call.thing), "handler": call.verb.stem + "Handler",
            "made": call.verb.stem + "CallCount", "verb": call.verb.name,
            "isPresented": call.isPresented, "mayFail": call.verb.isThrowing,
            "answers": "{ \(head)\(answer) }".replacing("{  }", with: "{}"),
            "fails": call.verb.isThrowing ? "{ \(head)throw Failure() }" : "",
        ]
    }

    /// Code of a value to test with.
    private func sample(of type: String) -> String {
        let list = type.hasPrefix("[") && type.hasSuffix("]")
        let base = list ? String(type.dropFirst().dropLast()) : type
        let code = ShownType(base)?.sample ?? WellKnownTypes.facts(of: base)?.sample ?? "\(base).sample"
        return list ? "[\(code)]" : code
    }

    private func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private func property(of thing: SharedThing) -> String {
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

    /// What follows an event.
    func action(of event: Event) -> [String: Any] {
        let action = plan.actions[event.name]
        return [
            "asks": action?.asks ?? "", "repeats": action?.repeats ?? false,
            "goes": action?.goes.map { target in
                [
                    "name": target.message, "words": target.unit.words.lowercasedFirst,
                    "arguments": target.told.map { "\($0.name): \($0.name)" }.joined(separator: ", "),
                    "samples": passed(target.told, \.sample), "isPresented": target.isPresented,
                ]
            } ?? ["name": "", "words": "", "arguments": "", "samples": "", "isPresented": false],
            "isGiven": event.isGiven,
            "acts": action.map { !$0.asks.isEmpty || $0.goes != nil || $0.repeats } ?? false,
        ]
    }

    /// How another unit is gone to.
    func way(to target: NavigationTarget) -> [String: Any] {
        let call = target.passes.map { "\($0.name): \(target.fromDependencies[$0.name] ?? $0.name)" }
        return passed(target.told).merging([
            "call": call.joined(separator: ", "), "isPresented": target.isPresented, "address": target.address ?? "",
            "title": target.unit.words,
        ]) { _, new in new }
    }

    /// What the whole app shares, as whoever goes to other units is handed it.
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
