import Architecture
import Checking
import Conformance
import SourceModel

/// One way in which a person breaks a statement of the definition, made in files that were as it says.
package struct Mutation {
    /// The kind of break: `weak to strong`.
    package let kind: String
    /// The rule that has to tell of it.
    package let rule: String
    /// The files that it changes: nil of one that goes.
    package let changes: [String: String?]
    /// Where it has to be told; without a line, anywhere in the file.
    package let path: String
    package let line: Int?
    /// The unit that loses a part.
    package var unit: String?
}

/// Breaks a healthy app in every place and each way that its definition forbids, one at a time.
package struct Mutations {
    let map: RoleMap
    let files: [String: String]
    let settings: CheckedSettings
    let app: CheckedApp?
    let doubts: Doubts?
    private let alive: Alive?

    /// Takes an app.
    ///
    /// - Parameters:
    ///   - map: The app as its definition sees it.
    ///   - files: The texts of its files, by their paths.
    ///   - settings: What the project says of its modules, and its team's own rules.
    ///   - app: The app as rules see it, where its definition was learned: what `learn` was not sure of is no statement, and is not
    ///     broken.
    package init(
        map: RoleMap, files: [String: String], settings: CheckedSettings = CheckedSettings(),
        app: CheckedApp? = nil
    ) {
        self.map = map
        self.files = files
        self.settings = settings
        self.app = app
        doubts = app.map(Doubts.init)
        alive = app.map(Alive.init)
    }

    /// All of them, in the order of the actors.
    package var all: [Mutation] {
        map.actors.filter { $0.player.unit != nil && app?.isLeftOver($0.player.type) != true }.flatMap { actor in
            (isAsLearned(actor) ? references(of: actor) + deeds(of: actor) + words(of: actor) : [])
                + circles(of: actor) + parts(of: actor)
        } + state + containers + data + flows + modules + teamRules
    }

    // MARK: Texts

    func path(_ spot: Actor.Spot) -> String { map.index.files[spot.file].path }

    func lines(_ path: String) -> [String] {
        (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    func name(_ type: TypeIndex.ID) -> String { map.index[type].name }

    /// A mutation of one line, told there or elsewhere.
    func change(
        _ kind: String, _ rule: String, _ spot: Actor.Spot, toldAt told: Actor.Spot? = nil, _ edit: (String) -> String?
    ) -> Mutation? {
        var lines = lines(path(spot))
        guard lines.indices.contains(spot.line - 1), let text = edit(lines[spot.line - 1]), text != lines[spot.line - 1]
        else { return nil }
        lines[spot.line - 1] = text
        let told = told ?? spot
        return Mutation(
            kind: kind, rule: rule, changes: [path(spot): lines.joined(separator: "\n")], path: path(told),
            line: told.line)
    }

    /// A line more at the beginning of an actor's body, told there.
    private func insert(_ text: String, into actor: Actor, _ kind: String, _ rule: String) -> Mutation? {
        insert(text, at: actor.declaration, kind, rule)
    }

    func insert(_ text: String, at spot: Actor.Spot, _ kind: String, _ rule: String) -> Mutation? {
        var lines = lines(path(spot))
        guard let open = lines.indices.dropFirst(spot.line - 1).first(where: { lines[$0].contains("{") }),
            lines[open].hasSuffix("{"), open < spot.line + 3
        else { return nil }
        lines.insert("    " + text, at: open + 1)
        return Mutation(
            kind: kind, rule: rule, changes: [path(spot): lines.joined(separator: "\n")], path: path(spot),
            line: open + 2)
    }

    // MARK: References

    private func references(of actor: Actor) -> [Mutation] {
        var found: [Mutation?] = []
        for hold in actor.holds {
            guard let link = map.link(of: hold, in: actor), let channel = link.channel, !hold.isMany else { continue }
            let property = hold.property
            // What a unit's own channel says is said of no other unit's parts.
            let isOwn = channel.leavesUnit || link.unit == nil || link.unit == actor.player.unit
            // Interface Builder writes its outlets weak, and nothing depends on it.
            let isOutlet = lines(path(hold.spot))[hold.spot.line - 1].contains("@IBOutlet")
            if channel.hold == .weak, hold.ownership == .weak, isSure(channel, "hold"), !isOutlet {
                found.append(
                    change("weak to strong", "hold", hold.spot) {
                        $0.replacing("weak var \(property)", with: "var \(property)")
                    })
            }
            if isOwn, channel.hold == .strong, hold.ownership == .strong, hold.isClass, isSure(channel, "hold"),
                !isKeptByOthers(hold, of: actor)
            {
                found.append(
                    change("strong to weak", "hold", hold.spot) { line in
                        guard let range = line.firstRange(of: "let \(property): ") else { return nil }
                        let type = line[range.upperBound...]
                        guard type.allSatisfy({ $0 != "=" && $0 != "{" }) else { return nil }
                        return line[..<range.lowerBound] + "weak var \(property): (\(type))?"
                    })
            }
            if link.through != nil, isDemanded(channel, "through"), let unit = link.unit, unit == actor.player.unit,
                case .part(let contract) = hold.target,
                let player = map.units[unit].players(of: channel.to).first
            {
                found.append(
                    change("contract to class", "channel", hold.spot) {
                        Self.replacing(name(contract), with: name(player), in: $0)
                    })
            }
            if hold.isSetLater, !channel.leavesUnit, isSure(channel) { found += wires(hold, actor) }
        }
        return found.compactMap(\.self)
    }

    private func wires(_ hold: Actor.Hold, _ actor: Actor) -> [Mutation] {
        // Of what nobody reads, nobody misses the wire.
        guard app?.isRead(hold.property, of: actor.player.type) ?? true else { return [] }
        // One that is set by its contract, too, stays set.
        let wires = (map.wires[hold.property] ?? []).filter { wire in
            wire.owner.map { $0 == actor.player.type || map.index.inherits(actor.player.type, from: $0) == .yes }
                ?? false
        }
        guard wires.count == 1, let file = wires.first?.file else { return [] }
        let path = map.index.files[file].path
        // Other actors may have a property of that name: the builder's own word tells them apart.
        let all = lines(path)
        let named = all.indices.filter { all[$0].contains("\(actor.role).\(hold.property) = ") }
        let places = named.isEmpty ? all.indices.filter { all[$0].contains(".\(hold.property) = ") } : Array(named)
        guard places.count == 1, let place = places.first else { return [] }
        return [
            change(
                "wire dropped", "assembly", Actor.Spot(file: file, line: place + 1), toldAt: hold.spot, { _ in "" })
        ].compactMap(\.self)
    }

    // MARK: Deeds

    private func deeds(of actor: Actor) -> [Mutation] {
        let definition = map.definition
        guard !map.builds(actor.role), let unit = actor.player.unit, let role = definition.role(actor.role) else {
            return []
        }
        var found: [Mutation?] = []
        let assembly = definition.assembly
        for other in assembly.creates where other != actor.role {
            guard let player = map.units[unit].players(of: other).first,
                assembly.function.description != "init",
                !map.units[unit].players(of: assembly.by).isEmpty
            else { continue }
            if isSure(assembly, "by"), isSure(assembly, "creates", other) {
                found.append(
                    insert("func mutated() { _ = \(name(player))() }", into: actor, "made elsewhere", "assembly"))
            }
            // A structure has no life of its own, and nobody to talk to.
            if isJudged(actor.role), isJudged(other), forbidsOtherWays(role),
                definition.role(other).map(forbidsOtherWays) == true,
                map.index[player].kind == .class,
                !definition.channels.contains(where: { $0.from == actor.role && $0.to == other }),
                !isGone(actor.role, other)
            {
                found.append(
                    insert("weak var mutated: \(name(player))?", into: actor, "no channel", "channel"))
            }
        }
        if let navigation = definition.navigation, navigation.performs != actor.role, isSure(navigation, "performs") {
            found.append(
                insert(
                    "func mutated() { UINavigationController().pushViewController(UIViewController(), animated: true) }",
                    into: actor, "push elsewhere", "navigation"))
        }
        if let layer = definition.layers.first(where: { $0.id == role.layer }),
            let module = layer.mayNotImport.first(where: { isSure(layer, "mayNotImport", $0) })
        {
            let shares = map.actors.contains { other in
                other.declaration.file == actor.declaration.file && definition.role(other.role)?.layer != role.layer
            }
            if !shares {
                found.append(
                    change(
                        "forbidden import", "imports", Actor.Spot(file: actor.declaration.file, line: 1),
                        { "import \(module); " + $0 }))
            }
        }
        if saysKnowledge(role) {
            for (part, types) in map.units[unit].types.sorted(by: { $0.key.id < $1.key.id }) {
                guard case .data(let id) = part, let kind = definition.dataKind(id), !definition.mayKnow(role, kind),
                    let type = types.first
                else { continue }
                found.append(
                    insert("func mutated(_ value: \(name(type))) {}", into: actor, "unknown data", "carries-and-knows"))
            }
        }
        return found.compactMap(\.self)
    }

    // MARK: Words and circles

    private func words(of actor: Actor) -> [Mutation] {
        guard !map.builds(actor.role) else { return [] }
        var told: Set<String> = []
        return actor.calls.compactMap { call -> Mutation? in
            guard let channel = map.link(to: call.receiver, from: actor)?.channel, !channel.says.isEmpty,
                isSure(channel, "says"),
                !channel.says.contains(where: { $0.matches("mutatedXyz") }), told.insert(call.name).inserted
            else { return nil }
            return change("said otherwise", "says", call.spot) {
                $0.replacing(".\(call.name)(", with: ".mutatedXyz(")
            }
        }
    }

    /// Returns true if an actor's class may be made: of what nobody makes, nothing is kept for ever.
    func isMade(_ actor: Actor) -> Bool { alive?.isMade(actor.player.type) ?? true }

    /// A strong reference back, and a closure that holds its owner, where the definition has no channel back.
    private func circles(of actor: Actor) -> [Mutation] {
        guard map.index[actor.player.type].kind == .class else { return [] }
        var found: [Mutation?] = []
        var told: Set<TypeIndex.ID> = []
        for hold in actor.holds where hold.ownership == .strong && hold.isClass && !hold.isMany {
            // A reference that is to be weak, and is not, is told already.
            if map.channel(of: hold, in: actor)?.hold == .weak { continue }
            for held in map.held(by: hold, of: actor) where told.insert(held).inserted {
                guard let other = map.actor(held), map.index[held].kind == .class, isMade(actor), isMade(other) else {
                    continue
                }
                if !map.definition.channels.contains(where: { $0.from == other.role && $0.to == actor.role }) {
                    found.append(
                        insert("var mutated: \(name(actor.player.type))?", into: other, "strong circle", "cycle"))
                }
                let closure = insert(
                    "func mutate() { \(hold.property).mutated = { self.mutate() } }", into: actor, "closure circle",
                    "cycle")
                let property = insert("var mutated: () -> Void = {}", into: other, "", "")
                if let closure, let property, closure.path != property.path {
                    found.append(
                        Mutation(
                            kind: closure.kind, rule: closure.rule,
                            changes: closure.changes.merging(property.changes) { first, _ in first },
                            path: closure.path, line: closure.line))
                }
            }
        }
        return found.compactMap(\.self)
    }

    private var state: [Mutation] {
        map.actors.filter { map.definition.role($0.role)?.isStateless == true }.compactMap {
            insert("static var mutated = 0", into: $0, "state", "state")
        }
    }

    /// The mutations that register another type in the place of a resolved one.
    private var containers: [Mutation] {
        let services = map.services
        guard services.openRegistrations == 0 else { return [] }
        return services.registered.compactMap { use -> Mutation? in
            guard services.registered.count(where: { $0.key == use.key }) == 1,
                let resolved = services.resolved.filter({ $0.key == use.key })
                    .min(by: { ($0.spot.file, $0.spot.line) < ($1.spot.file, $1.spot.line) })
            else { return nil }
            return change("registration of another", "containers", use.spot, toldAt: resolved.spot) {
                $0.replacing("\(use.written).self", with: "MutatedType.self")
            }
        }
    }

    // MARK: Parts

    private func parts(of actor: Actor) -> [Mutation] {
        var found: [Mutation?] = []
        guard let unit = actor.player.unit, let role = map.definition.role(actor.role) else { return [] }
        let own = path(actor.declaration)
        let file = map.definition.files.first { $0.place == .sources && $0.holds.contains(role.id) }
        if let text = files[own], let file, isDemanded(file, "path"), isKnown(role), file.path.isOfUnit,
            !file.path.namesSeveral,
            role.count != .many
        {
            let moved = own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/Moved.swift"
            found.append(
                Mutation(
                    kind: "file renamed", rule: "unit", changes: [own: nil, String(moved): text], path: String(moved),
                    line: actor.declaration.line))
        }
        if role.count == .one, let file, file.holds == [role.id], role.id != map.definition.unit.owner,
            let owner = map.units[unit].players(of: map.definition.unit.owner).first
        {
            found.append(
                Mutation(
                    kind: "part deleted", rule: "unit", changes: [own: nil],
                    path: map.index.files[map.index[owner].file].path, line: map.index[owner].line,
                    unit: map.units[unit].name.typeName))
        }
        for parent in map.index[actor.player.type].parents {
            guard let id = parent.meaning.id, case .contract(let contract) = map.players[id]?.part,
                isAsLearned(actor), role.implements.contains(contract), isDemanded(role, "implements", contract),
                map.players[id]?.unit == unit,
                !map.definition.channels.contains(where: { $0.leavesUnit && $0.through == contract })
            else { continue }
            found.append(
                change(
                    "contract dropped", "contract", Actor.Spot(file: parent.part.file, line: parent.part.line),
                    toldAt: actor.declaration
                ) { Self.without(name(id), in: $0) })
        }
        if isAsLearned(actor), role.base != nil, isDemanded(role, "base"), isKnown(role),
            map.index[actor.player.type].kind == .class
        {
            let bases = [role.base, role.plainBase].compactMap(\.self)
            found.append(
                change("base dropped", "unit", actor.declaration) { line in
                    bases.lazy.compactMap { Self.without($0, in: line) }.first
                })
        }
        return found.compactMap(\.self)
    }

    /// The line with another type in the place of a contract, and without `any`.
    private static func replacing(_ contract: String, with type: String, in line: String) -> String? {
        let plain = line.replacing("any \(contract)", with: contract)
        for (before, after) in [(": ", ""), (": ", "?"), (": ", "!"), (": (", ")?"), (": (", ")!")] {
            guard let range = plain.firstRange(of: before + contract + after) else { continue }
            let next = plain[range.upperBound...].first
            if let next, next.isLetter || next.isNumber || next == "_" || next == "." { continue }
            return plain[..<range.lowerBound] + before + type + after + plain[range.upperBound...]
        }
        return nil
    }

    /// The line without one of the types behind its colon.
    static func without(_ parent: String, in line: String) -> String? {
        for (text, rest) in [(": \(parent), ", ": "), (", \(parent)", ""), (": \(parent) {", " {")]
        where line.contains(text) {
            return line.replacing(text, with: rest)
        }
        return nil
    }

    // MARK: Data

    private var data: [Mutation] {
        map.players.values.sorted { name($0.type) < name($1.type) }.flatMap { player -> [Mutation] in
            guard case .data(let id) = player.part, map.definition.dataKind(id)?.madeOf.isEmpty == false else {
                return []
            }
            let type = map.index[player.type]
            let spot = Actor.Spot(file: type.file, line: type.line)
            return [
                insert("let mutated: () -> Void", at: spot, "closure in data", "data"),
                insert("func mutated() -> String { \"\" }", at: spot, "behaviour in data", "data"),
            ].compactMap(\.self)
        }
    }
}
