import Architecture

/// The values that a template is given. Each value is documented in `Tools/Definitions/TEMPLATES.md`.
struct TemplateValues {
    let definition: ArchitectureDefinition
    let unit: UnitName
    let content: UnitContent
    let module: String?
    /// True if the unit may use the runtime.
    let runtime: Bool

    private var events: [Event] { content.events }
    private var shows: [ShownValue] { content.shows }

    /// The values by name.
    var dictionary: [String: Any] {
        [
            "architecture": ["id": definition.id, "title": definition.title],
            "unit": [
                "name": unit.typeName, "property": unit.propertyName, "words": unit.words, "word": definition.unit.word,
                "ownName": unit.ownName, "group": unit.group ?? "",
            ],
            "module": module ?? "", "created": FileCreation.values(of: content.created),
            "runtime": runtime,
            "names": Dictionary(definition.names.map { ($0.id, runtime ? $0.name : $0.plain ?? $0.name) }) {
                first, _ in first
            },
            "one": ["name": unit.ownName, "words": unit.words, "further": ""],
            "several": several,
            "layers": layers,
            "roles": roles,
            "contracts": contracts,
            "data": data,
            "assembly": assembly,
            "events": events.map(values),
            "controls": events.filter { !$0.isGiven }.map(values),
            "buttons": events.filter(\.hasControl).map(values),
            "messages": events.filter { !$0.isGiven && !$0.isRoute }.map(values),
            "routes": events.filter(\.isRoute).map(values),
            "given": Dictionary(events.filter(\.isGiven).map { ($0.name, true) }) { first, _ in first },
            "shows": shownValues,
            "navigations": content.navigations.map(values),
            "shared": shared,
            "takes": passed(content.takes),
            "returns": returned,
        ].merging(behaviour) { _, new in new }
    }

    private func values(of event: Event) -> [String: Any] {
        let words = UnitName(event.stem.prefix(1).uppercased() + event.stem.dropFirst()).words
        let ignored = event.passes.map { _ in "_" }.joined(separator: ", ")
        return passed(event.passes).merging([
            "name": event.name, "stem": event.stem, "title": words, "words": words.lowercasedFirst,
            "capitalized": event.name.prefix(1).uppercased() + event.name.dropFirst(),
            "call": event.name + (event.passes.isEmpty ? "" : "(\(passed(event.passes, \.sample)))"),
            "types": event.passes.map(\.type).joined(separator: ", "),
            "plainArguments": event.passes.map(\.name).joined(separator: ", "),
            "isEquatable": event.passes.allSatisfy(\.isEquatable), "available": availability(of: event),
            "head": ignored.isEmpty ? "{" : "{ \(ignored) in",
        ]) { _, new in new }.merging(action(of: event)) { _, new in new }
            .merging(entered(of: event)) { _, new in new }
    }

    private func values(of target: NavigationTarget) -> [String: Any] {
        let home = target.home ?? definition
        let type = { (role: String) in home.role(role)?.type.name(for: target.unit) ?? "" }
        return passed(target.passes).merging([
            "name": target.message, "unit": target.unit.typeName, "words": target.unit.words.lowercasedFirst,
            "builder": type(home.assembly.by), "function": home.assembly.function.name(for: target.unit),
            "owner": type(home.assembly.returns), "access": target.access ?? home.assembly.access,
            "answer": answer(of: target),
        ]) { _, new in new }.merging(way(to: target)) { _, new in new }
    }

    private var layers: [String: Any] {
        keyed(definition.layers, by: \.id) { ["imports": imports(of: $0)] }
    }

    /// The import lines of a file of a layer.
    func imports(of layer: ArchitectureDefinition.Layer?) -> String {
        let modules = layer.map { runtime ? $0.imports : $0.plainImports ?? $0.imports } ?? []
        return modules.sorted().map { "import \($0)" }.joined(separator: "\n")
    }

    /// Returns the protocols that a contract refines, as they stand behind its name.
    func refines(of contract: Contract, shared: UnitName? = nil) -> String {
        let names = definition.refined(by: contract, for: unit, shared: shared, plain: !runtime)
        return (names.isEmpty ? ["AnyObject"] : names).joined(separator: ", ")
    }

    private var contracts: [String: Any] {
        keyed(definition.contracts, by: \.id) { contract in
            [
                "type": contract.type.name(for: unit), "refines": refines(of: contract),
                "isUsed": contract.isUsed,
            ]
        }
    }

    private var data: [String: Any] {
        keyed(definition.data.filter { $0.type != nil }, by: \.id) { kind in
            ["type": kind.type?.name(for: unit) ?? ""]
        }
    }

    // MARK: Roles

    private var roles: [String: Any] {
        keyed(definition.roles.filter { $0.scope == .unit }, by: \.id) { role in
            // What the builder does not create, its holder does.
            let owned = held(by: role.id, strongly: true)
            let given = owned.filter { definition.assembly.creates.contains($0.channel.to) }
            let values = handed(to: role.id)
            let made = owned.filter { !definition.assembly.creates.contains($0.channel.to) }
            return [
                "type": role.type.name(for: unit),
                "base": (runtime ? role.base : role.plainBase ?? role.base) ?? "",
                "property": role.id,
                "isUsed": role.isUsed,
                "given": given.map { self.values(of: $0) } + values.map { self.values(of: $0) },
                "handed": values.map { self.values(of: $0) },
                "made": made.map { self.values(of: $0) },
                "back": held(by: role.id, strongly: false).map { self.values(of: $0) },
                "to": neighbours(of: role.id),
                "imports": imports(of: definition.layers.first { $0.id == role.layer }),
                "parameters": parameters(given, values),
                "arguments": arguments(given, values),
            ]
        }
    }

    /// Whom a role talks to inside of its unit, by their ids.
    ///
    /// - Parameters:
    ///   - role: the role that talks.
    ///   - shared: the name that fills the placeholders of things that several units share, or nil.
    func neighbours(of role: String, shared: UnitName? = nil) -> [String: Any] {
        keyed(definition.namedChannels(from: role), by: \.to) { channel in
            [
                "property": channel.property?.name(for: unit, shared: shared) ?? "", "hold": channel.hold.rawValue,
                "says": channel.says.map { $0.form(for: unit).description },
            ]
        }
    }

    private func parameters(_ given: [Reference], _ handed: [Handed]) -> String {
        list(given.map { "\($0.parameter): \($0.type)" } + handed.map(\.parameter))
    }

    private func arguments(_ given: [Reference], _ handed: [Handed]) -> String {
        list(
            given.map { "\($0.parameter): \($0.parameter)" } + handed.map { "\($0.property): \($0.property)" })
    }

    /// A reference from one actor to another.
    private struct Reference {
        let channel: Channel
        let property: String
        let parameter: String
        let type: String
        /// The type of a property that may be empty.
        var optionalType: String { type.contains(" ") ? "(\(type))?" : "\(type)?" }
    }

    private func held(by role: String, strongly: Bool) -> [Reference] {
        definition.channels(from: role).compactMap { channel in
            // What several units share is handed in by whoever adds it; a new unit begins without.
            guard let role = definition.role(channel.to), role.scope == .unit,
                let property = channel.property?.name(for: unit),
                strongly ? channel.hold == .strong : channel.hold == .weak || channel.hold == .unowned
            else { return nil }
            let contract = channel.through.flatMap { definition.contract($0) }?.type.name(for: unit)
            let type = role.type.name(for: unit)
            return Reference(
                channel: channel, property: property, parameter: channel.to, type: contract.map { "any \($0)" } ?? type)
        }
    }

    private func values(of reference: Reference) -> [String: Any] {
        [
            "property": reference.property, "parameter": reference.parameter, "type": reference.type,
            "optionalType": reference.optionalType,
            "hold": reference.channel.hold.rawValue, "role": reference.channel.to,
        ]
    }

    // MARK: Assembly

    /// The roles that are created, each after what it holds; their properties are named after their ids.
    private var assembly: [String: Any] {
        let order = definition.buildingOrder
        let returns = definition.assembly.returns
        let steps = order.map { role in
            let given = held(by: role, strongly: true).filter { order.contains($0.channel.to) }
            let type = definition.role(role)?.type.name(for: unit) ?? ""
            return [
                "role": role, "property": role, "type": type, "maker": maker(of: role, type),
                "arguments": arguments(given, handed(to: role).filter { $0.standard == nil }),
            ]
        }
        let connections = order.flatMap { role in
            held(by: role, strongly: false).filter { order.contains($0.channel.to) }.map { reference in
                ["holder": role, "property": reference.property, "value": reference.channel.to]
            }
        }
        let connected = order.filter { role in
            role != returns && connections.contains { $0["holder"] == role || $0["value"] == role }
        }
        let type = { (role: String) in definition.role(role)?.type.name(for: unit) ?? "" }
        return [
            "function": definition.assembly.function.name(for: unit),
            "returns": ["property": returns, "type": type(returns), "maker": maker(of: returns, type(returns))],
            "result": result(type),
            "parameters": list(handed.map(\.builderParameter) + toldParameters),
            "arguments": list(handed.map { $0.builderArgument($0.property) } + toldArguments),
            "samples": list(handed.map { $0.builderArgument($0.sample) } + toldSamples),
            "steps": steps,
            "connections": connections,
            "connectParameters": list(["_ \(returns): \(type(returns))"] + connected.map { "\($0): \(type($0))" }),
            "connectArguments": list([returns] + connected.map { "\($0): \($0)" }),
        ]
    }

    /// Returns the function's result: one actor, or several by their names.
    private func result(_ type: (String) -> String) -> [String: Any] {
        let assembly = definition.assembly
        let all = [assembly.returns] + assembly.alsoReturns
        guard all.count > 1 else { return ["type": type(assembly.returns), "value": assembly.returns, "access": ""] }
        return [
            "type": "(\(list(all.map { "\($0): \(type($0))" })))", "value": "(\(list(all)))", "access": assembly.access,
        ]
    }

    // MARK: Values that are shown

    private var shownValues: [String: Any] {
        // The first text shows the unit's name, so that a scene that was just made can be told from others.
        let titled = shows.first { $0.type.code == "String" }
        return [
            "values": shows.map { shown($0, isTitled: $0 == titled) },
            "captions": shows.filter(isCaptioned).map { value in
                [
                    "name": value.name, "title": Self.title(of: value.name),
                    "isOptional": value.type.shape == .optional,
                ]
            },
            "parameters": list(shows.map { "\($0.name): \($0.type.carriedCode)" }),
            "arguments": list(shows.map { "\($0.name): \($0.type.ready($0.name))" }),
            "samples": list(shows.map { "\($0.name): \($0.type.sample)" }),
            "readySamples": list(shows.map { "\($0.name): \($0.type.readySample)" }),
            "pictures": shows.contains(where: \.type.isPicture),
            "initials": list(
                shows.map { "\($0.name): \($0 == titled ? "\"\(unit.words)\"" : $0.type.initial)" }),
            "labels": list(shows.map(\.control) + events.filter(\.hasControl).map { "\($0.stem)Button" }),
        ]
    }

    /// A value with the codes of its text: what a label says of it, and in tests.
    private func shown(_ value: ShownValue, isTitled: Bool) -> [String: Any] {
        let text = { (code: String) in captioned(value, value.type.text(of: code)) }
        return [
            "name": value.name, "type": value.type.code, "control": value.control,
            "isPicture": value.type.isPicture, "isOptional": value.type.shape == .optional,
            "text": text("viewModel.\(value.name)"), "valueText": text("value"), "ownText": text(value.name),
            "modelText": text("model.\(value.name)"),
            "initial": isTitled ? "\"\(unit.words)\"" : value.type.initial, "sample": value.type.sample,
            "sampleText": captionedSample(value, value.type.sampleText),
            "initialText": captionedSample(value, isTitled ? "\"\(unit.words)\"" : value.type.initialText),
        ]
    }

    /// Code of a label's text: the value's, with a caption from the unit's texts where it needs one.
    private func captioned(_ value: ShownValue, _ text: String) -> String {
        guard isCaptioned(value), let texts = definition.dataKind("texts")?.type?.name(for: unit) else { return text }
        return "\(texts).captioned(\(value.name): \(text))"
    }

    /// Code of the same as tests expect it, in the language of development.
    func captionedSample(_ value: ShownValue, _ text: String) -> String {
        guard isCaptioned(value) else { return text }
        if ["nil", "\"\""].contains(text) { return "\"\"" }
        let caption = "\"\(Self.title(of: value.name)): "
        return text.hasPrefix("\"") ? caption + text.dropFirst() : "\(caption)\" + (\(text))"
    }

    /// Returns true for what nobody could tell without a caption: all but a text that stands first, as a heading does.
    private func isCaptioned(_ value: ShownValue) -> Bool {
        guard definition.dataKind("texts") != nil, !value.type.isPicture else { return false }
        let kept = content.behaviour.presented?.values.first { $0.name == value.name }?.text
        return value != shows.first || !(kept?.isPlain ?? (value.type.code == "String"))
    }

    /// The words for a value, as a caption has them: `Vaccinated` of `isVaccinated`.
    static func title(of name: String) -> String {
        let isBool = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
        let own = isBool ? name.dropFirst(2) : Substring(name)
        return UnitName(own.prefix(1).uppercased() + own.dropFirst()).words
    }

    private func list(_ items: [String]) -> String { items.joined(separator: ", ") }

    private func keyed<Thing>(_ things: [Thing], by id: (Thing) -> String, _ values: (Thing) -> [String: Any])
        -> [String: Any]
    {
        Dictionary(things.map { (id($0), values($0)) }) { first, _ in first }
    }
}

extension String {
    /// With its first letter in lower case, unless the first word is an acronym.
    var lowercasedFirst: String {
        let word = prefix { $0 != " " }
        if word.count > 1, word.allSatisfy(\.isUppercase) { return self }
        return prefix(1).lowercased() + dropFirst()
    }
}
