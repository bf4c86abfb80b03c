import Architecture
import Conformance
import SourceModel

/// A scene's sheet as its code says it, whoever wrote the code. What no sheet has is named with its place, and never guessed.
struct CodeSheet {
    /// The text of the sheet.
    private(set) var text = ""
    /// The code that no sheet says, each with its place.
    private(set) var unread: [String] = []

    let reading: UnitReading
    let code: UnitCode
    /// The texts that the unit's own types declare, by their names in code.
    let texts: [String: String]
    var fields: [String] = []
    var list: (name: String, type: String)?
    var single: (name: String, type: String)?

    var definition: ArchitectureDefinition { reading.definition }
    var unit: UnitName { reading.name }

    /// Reads a scene.
    ///
    /// - Parameters:
    ///   - reading: the reading of its roles.
    ///   - code: the code of its files.
    init(_ reading: UnitReading, _ code: UnitCode) {
        self.reading = reading
        self.code = code
        texts = SaidText.declared(in: code.trees)
        read()
    }

    // MARK: Who is who

    func types(_ role: String?) -> [String] {
        guard let role else { return [] }
        return reading.map.units[reading.unit].players(of: role).map { reading.index[$0].name }
    }

    func contract(_ id: String?) -> String? {
        id.flatMap { reading.map.units[reading.unit].contract($0) }.map { reading.index[$0].name }
    }

    /// The role that decides: the one that gets the user's actions.
    var decider: String? { definition.inputs.events?.to }

    /// The properties by which the decider knows a role of the unit.
    func properties(of role: String?) -> Set<String> {
        guard let role else { return [] }
        let channel = definition.channels.first { $0.from == decider && $0.to == role }
        let names = Set(types(role) + [contract(channel?.through)].compactMap(\.self))
        return Set(
            types(decider).flatMap { code.properties[$0] ?? [] }.filter { property in
                names.contains { property.type.contains($0) }
            }.map(\.name))
    }

    func isOwn(_ type: String) -> Bool {
        reading.map.units[reading.unit].types.values.joined().contains { reading.index[$0].name == type }
    }

    /// Returns true if a type is a model of the app, and no actor.
    func isModel(_ type: String) -> Bool {
        guard let id = reading.index.types(named: type).first else { return false }
        return [.struct, .class, .enum].contains(reading.index[id].kind) && !isOwn(type)
            && !type.hasSuffix("PresentationModel") && definition.roles.allSatisfy { $0.type.name(for: unit) != type }
    }

    /// The stored properties of a type, wherever it stands.
    func properties(named type: String) -> [UnitCode.Property] {
        code.properties[type] ?? UnitCode(paths(ofTypesNamed: type)).properties[type] ?? []
    }

    /// The files in which the types of a name stand.
    func paths(ofTypesNamed name: String) -> [String] {
        let index = reading.index
        return Set(index.types(named: name).flatMap { index[$0].parts.map { index.files[$0.file].path } }).sorted()
    }

    // MARK: Reading

    mutating func read() {
        let (own, group) = names
        var lines = ["\(definition.unit.word == "scene" ? "scene" : "module"): \(own)"]
        if let group { lines.append("group: \(group)") }
        readFields()
        readModels()
        let needs = held.map(\.said)
        if !needs.isEmpty { lines.append("needs: [\(needs.joined(separator: ", "))]") }
        let takes = takes
        if !takes.isEmpty { lines.append("takes: { \(takes.joined(separator: ", ")) }") }
        let returns = returns
        if !returns.isEmpty { lines.append("returns: { \(returns.joined(separator: ", ")) }") }
        let presents = [list.map { "\($0.name): [\($0.type)]" }, single.map { "\($0.name): \($0.type)" }]
            .compactMap(\.self)
        if !presents.isEmpty { lines.append("presents: { \(presents.joined(separator: ", ")) }") }
        if let observed, !observed.isEmpty { lines.append("observes: [\(observed.joined(separator: ", "))]") }
        let shown = shown
        if !shown.isEmpty { lines.append("shows: [\(shown.joined(separator: ", "))]") }
        if let rows { lines.append("list: { \(rows) }") }
        if !fields.isEmpty { lines.append("fields: { \(fields.joined(separator: ", ")) }") }
        let verbs = verbs
        if !verbs.isEmpty { lines += ["verbs:"] + verbs.map { "  " + $0 } }
        if let ready { lines.append("ready: { \(ready) }") }
        let (events, unread) = events()
        self.unread = unread
        if !events.isEmpty { lines += ["events:"] + events.map { "  " + $0 } }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Its own name and its group's, as its folders tell them.
    var names: (own: String, group: String?) {
        let folders = (code.functions.first?.path ?? "").split(separator: "/").dropLast().suffix(2).map(String.init)
        guard let kind = definition.unit.group, folders.count == 2 else { return (unit.ownName, unit.group) }
        if kind.namesUnits {
            return folders.joined() == unit.typeName ? (folders[1], folders[0]) : (unit.ownName, unit.group)
        }
        let isOwn = folders[1] == unit.typeName && folders[0] != kind.first
        return (unit.ownName, isOwn ? folders[0] : nil)
    }

    /// The shared things that it holds: what a sheet calls each, and the type by which it is held.
    var held: [(said: String, type: String)] {
        let types = types(decider).flatMap { code.properties[$0] ?? [] }.map { $0.type.replacing("any ", with: "") }
        let isOnly = definition.inputs.managers.count == 1
        var found: [(said: String, type: String)] = []
        for role in definition.inputs.managers {
            guard let form = definition.role(role)?.type.description, form.hasPrefix("{Model}") else { continue }
            let through = definition.holding(of: role)?.through.flatMap { definition.contract($0)?.type.description }
            let (ending, contractEnding) = (form.dropFirst(7), (through ?? form).dropFirst(7))
            for type in types where type.hasSuffix(contractEnding) && type.count > contractEnding.count {
                if found.contains(where: { $0.type == type }) { continue }
                let said = String(type.dropLast(contractEnding.count))
                found.append((isOnly ? said : said + ending, type))
            }
        }
        return found
    }

    var takes: [String] {
        let name = definition.assembly.function.name(for: unit)
        let builder = types(definition.assembly.by).flatMap(code.functions(of:)).first {
            $0.name == name && !$0.parameters.isEmpty
        }
        return (builder?.parameters ?? []).compactMap { parameter in
            let type = parameter.typeName
            let plain = type.filter { !"[]?".contains($0) }
            let isValue = WellKnownTypes.names.contains(plain) || ["String", "Int", "Double", "Bool"].contains(plain)
            guard isValue || isModel(plain), !type.hasPrefix("@") else { return nil }
            let label =
                parameter.secondName == nil || parameter.firstName.text == parameter.ownName
                ? "" : parameter.firstName.text + " "
            return "\(label)\(parameter.ownName): \(type)"
        }
    }

    var returns: [String] {
        let contract = contract(definition.inputs.returns)
        let start = unit.propertyName + "DidFinish"
        return (contract.map(code.functions(of:)) ?? []).compactMap { function in
            if let parameter = function.parameters.first { return "\(parameter.ownName): \(parameter.typeName)" }
            guard function.name.hasPrefix(start), function.name != start else { return nil }
            return "\(Self.lowercased(function.name.dropFirst(start.count))):"
        }
            + routes.filter { !$0.name.hasSuffix("Requested") && $0.name != definition.navigation?.leaves }.map {
                let type =
                    $0.type.split(separator: "(").first { $0.contains(")") }.map { $0.prefix { $0 != ")" } } ?? ""
                return "\($0.name):" + (type.isEmpty ? "" : " \(type)")
            }
    }

    /// The closures by which a unit asks to be left.
    var routes: [UnitCode.Property] {
        guard definition.navigation?.routes != nil, let contract = contract(definition.inputs.returns) else {
            return []
        }
        return (code.properties[contract] ?? []).filter { $0.type.contains("->") }
    }

    static func lowercased(_ text: some StringProtocol) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    var observed: [String]? {
        let ending = definition.contracts.first { $0.type.description == "{Model}Observer" } == nil ? nil : "Observer"
        return ending.map { ending in
            types(decider).flatMap { code.inherited[$0] ?? [] }.filter { $0.hasSuffix(ending) }
                .map { String($0.dropLast(ending.count)) }
        }
    }
}
