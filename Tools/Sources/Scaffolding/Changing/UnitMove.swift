import Architecture
import Conformance
import Foundation
import SourceModel

/// The changes that would make a unit one of another architecture. Nothing is written: it is read from the sources,
/// as a plan.
///
/// Roles stand for each other by what they do: who owns the unit, who builds it, who goes to others; then by their ids; then by who
/// decides.
package struct UnitMove: Sendable {
    /// A question with its answers, a line each.
    package struct Section: Sendable, Equatable {
        /// The title of the changes: `Files`.
        package let title: String
        /// The lines.
        package let lines: [String]
    }

    /// All that changes.
    package private(set) var sections: [Section] = []

    let map: RoleMap
    let unit: Int
    let new: ArchitectureDefinition
    /// The roles by those that take their place.
    let roles: [(old: Role, new: Role)]
    private let project: String

    var old: ArchitectureDefinition { map.definition }
    var name: UnitName { map.units[unit].name }

    /// Works it out.
    ///
    /// - Parameters:
    ///   - unit: the unit's name.
    ///   - definition: its architecture.
    ///   - other: the other one.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit.
    package init(
        of unit: String, from definition: ArchitectureDefinition, to other: ArchitectureDefinition,
        _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        let ruling = RoleMap.Ruling(isRuled: { around.isRuled(around.index.files[$0].path) })
        map = RoleMap(definition, around.index, ruling: ruling)
        self.unit = try map.number(ofUnit: unit, in: around.folder)
        // Only a unit with a list has who makes its cells.
        new = other.withoutList
        project = around.project
        let there = map.units[self.unit]
        roles = Self.pairs(
            definition, new, among: definition.roles.filter { !there.players(of: $0.id).isEmpty })
        try refuseOther()
        add("Files", files())
        add("Types", types())
        add("Contracts", contracts())
        add("Wires", wires())
        add("Holds", holds())
        add("Messages", messages())
        add("Tests", tests())
    }

    /// Refuses a unit that is one of another architecture, of which nothing could be told.
    private func refuseOther() throws(ScaffoldError) {
        let needed = old.roles.filter { role in
            role.scope == .unit && role.isUsed && !role.isOptional && role.count != .many && role.type.isOfUnit
        }
        let there = needed.filter { !players($0.id).isEmpty }
        guard there.count * 2 <= needed.count, !needed.isEmpty else { return }
        throw ScaffoldError(
            .usage,
            "'\(name.typeName)' has \(there.count) of the \(needed.count) roles of \(old.unit.word.withArticle) of \(old.id): "
                + "name the architecture first that it has")
    }

    private mutating func add(_ title: String, _ lines: [String]) {
        sections.append(Section(title: title, lines: lines.isEmpty ? ["nothing changes"] : lines))
    }

    /// The plan as a person reads it.
    package var text: String {
        sections.map { ([$0.title] + $0.lines.map { "  " + $0 }).joined(separator: "\n") }.joined(separator: "\n\n")
    }

    // MARK: Who stands for whom

    private static func pairs(
        _ old: ArchitectureDefinition, _ new: ArchitectureDefinition, among roles: [Role]
    ) -> [(old: Role, new: Role)] {
        var pairs: [(old: Role, new: Role)] = []
        func pair(_ one: String?, _ other: String?) {
            guard let one = roles.first(where: { $0.id == one }), let other = other.flatMap(new.role),
                other.scope == .unit,
                !pairs.contains(where: { $0.old.id == one.id || $0.new.id == other.id })
            else { return }
            pairs.append((one, other))
        }
        pair(old.unit.owner, new.unit.owner)
        pair(old.navigation?.performs, new.navigation?.performs)
        pair(old.assembly.by, new.assembly.by)
        for role in roles { pair(role.id, role.id) }
        pair(old.inputs.events?.to, new.inputs.events?.to)
        pair(old.navigation?.decides, new.navigation?.decides)
        return pairs.sorted { one, other in
            let order = roles.map(\.id)
            return (order.firstIndex(of: one.old.id) ?? 0) < (order.firstIndex(of: other.old.id) ?? 0)
        }
    }

    func newRole(of id: String) -> Role? { roles.first { $0.old.id == id }?.new }

    func players(_ role: String) -> [TypeIndex.ID] { map.units[unit].players(of: role) }

    private var goneRoles: [Role] {
        old.roles.filter { role in
            !players(role.id).isEmpty && role.scope == .unit && newRole(of: role.id) == nil
        }
    }

    /// The roles that each unit has and that nobody takes up.
    var addedRoles: [Role] {
        new.roles.filter { role in
            role.scope == .unit && role.isUsed && role.count != .optional && role.type.isOfUnit
                && !roles.contains { $0.new.id == role.id }
                && new.files.contains { $0.holds.contains(role.id) && $0.each == nil }
        }
    }

    func path(_ type: TypeIndex.ID) -> String { shown(map.index.files[map.index[type].file].path) }

    func shown(_ path: String) -> String {
        path.hasPrefix(project + "/") ? String(path.dropFirst(project.count + 1)) : path
    }

    private func place(_ type: TypeIndex.ID) -> String { "\(path(type)):\(map.index[type].line)" }

    // MARK: What changes

    private func types() -> [String] {
        var lines: [String] = []
        for (one, other) in roles {
            for type in players(one.id) {
                var changes: [String] = []
                let name = map.index[type].name
                let next = other.type.name(for: self.name)
                if !other.type.namesSeveral, next != name { changes.append("is called \(next)") }
                if one.base != other.base { changes.append(other.base.map { "inherits from \($0)" } ?? "has no base") }
                if one.id != other.id { changes.append("plays the \(other.id)") }
                if let layer = other.layer.flatMap({ id in new.layers.first { $0.id == id } }) {
                    let imports = map.actor(type)?.imports.filter { layer.mayNotImport.contains($0.module) } ?? []
                    for found in imports { changes.append("may not import \(found.module)") }
                }
                if !changes.isEmpty { lines.append("\(place(type)): \(name) \(changes.joined(separator: ", "))") }
            }
        }
        for role in goneRoles {
            for type in players(role.id) {
                lines.append("\(place(type)): \(map.index[type].name) goes; what it does finds another place")
            }
        }
        for role in addedRoles {
            let about = role.about.map { ": \($0)" } ?? ""
            lines.append("\(role.type.name(for: name)): new, the \(role.id)\(about)")
        }
        return lines
    }

    // MARK: Contracts

    /// The contract between the same two, in the other architecture.
    func newContract(of id: String) -> Contract? {
        for channel in old.channels where channel.through == id {
            guard let from = newRole(of: channel.from), let to = newRole(of: channel.to) else { continue }
            let found = new.channels.first {
                $0.from == from.id && $0.to == to.id && $0.leavesUnit == channel.leavesUnit && $0.through != nil
            }
            if let contract = found?.through.flatMap(new.contract) { return contract }
        }
        return nil
    }

    /// The contracts that units of the other architecture have.
    var newContracts: [Contract] {
        let held = Set(new.files.filter { $0.each == nil }.flatMap(\.holds))
        let inside = Set(new.channels.filter { !$0.leavesUnit }.compactMap(\.through))
        return new.contracts.filter { $0.type.isOfUnit && held.contains($0.id) && inside.contains($0.id) }
    }

    private func contracts() -> [String] {
        var lines: [String] = []
        var taken: Set<String> = []
        for contract in old.contracts {
            guard let type = map.units[unit].contract(contract.id) else { continue }
            let name = map.index[type].name
            guard let next = newContract(of: contract.id) else {
                lines.append("\(place(type)): \(name) goes; \(new.id) has no contract there")
                continue
            }
            if !taken.insert(next.id).inserted {
                lines.append("\(place(type)): \(name) becomes a part of \(next.type.name(for: self.name))")
                continue
            }
            var changes: [String] = []
            if next.type.name(for: self.name) != name { changes.append("becomes \(next.type.name(for: self.name))") }
            if next.refines != contract.refines {
                let refined = new.refined(by: next, for: self.name)
                changes.append(refined.isEmpty ? "refines nothing" : "refines \(refined.joined(separator: ", "))")
            }
            if !changes.isEmpty { lines.append("\(place(type)): \(name) \(changes.joined(separator: ", "))") }
        }
        for contract in newContracts where !taken.contains(contract.id) {
            lines.append(
                "\(contract.type.name(for: name)): new\(contract.about.map { ", \($0)" } ?? "")")
        }
        return lines
    }

    // MARK: Wires and holds

    private func wires() -> [String] {
        var lines: [String] = []
        func builder(_ definition: ArchitectureDefinition) -> String {
            let type = definition.role(definition.assembly.by)?.type.name(for: name) ?? definition.assembly.by
            let function = definition.assembly.function.name(for: name)
            return function == "init" ? "\(type)(…)" : "\(type).\(function)(…)"
        }
        let (before, after) = (old.assembly, new.assembly)
        if builder(old) != builder(new) { lines.append("\(builder(old)) becomes \(builder(new))") }
        let made = after.creates.compactMap { new.role($0)?.type.name(for: name) }
        let madeBefore = before.creates.compactMap { old.role($0)?.type.name(for: name) }
        if made != madeBefore {
            let gone = before.creates.filter { id in newRole(of: id).map { !after.creates.contains($0.id) } ?? true }
                .compactMap { old.role($0)?.type.name(for: name) }
            lines.append(
                "it makes \(made.joined(separator: ", "))"
                    + (gone.isEmpty ? "" : ", and no longer \(gone.joined(separator: ", "))"))
        }
        let returned = ([after.returns] + after.alsoReturns).compactMap { new.role($0)?.type.name(for: name) }
        let returnedBefore = ([before.returns] + before.alsoReturns).compactMap { old.role($0)?.type.name(for: name) }
        if returned != returnedBefore {
            lines.append(
                "it gives back \(returned.joined(separator: " and ")), not \(returnedBefore.joined(separator: " and "))"
            )
        }
        // Whoever builds it builds it so.
        if lines.isEmpty { return [] }
        let types = Set(players(old.assembly.by))
        for actor in map.actors where actor.player.unit != unit {
            let spots =
                actor.calls.filter { types.contains($0.receiver) }.map(\.spot)
                + actor.mentions.filter { types.contains($0.target) }.map(\.spot)
            for spot in Set(spots).sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
                lines.append(
                    "\(shown(map.index.files[spot.file].path)):\(spot.line): \(map.index[actor.player.type].name) builds it so"
                )
            }
        }
        return lines
    }

    private func holds() -> [String] {
        var lines: [String] = []
        var kept: Set<String> = []
        for actor in map.actors(ofUnit: unit) {
            for hold in actor.holds {
                guard let link = map.link(of: hold, in: actor), !link.leavesUnit, let to = link.to else { continue }
                let place =
                    "\(path(actor.player.type)):\(hold.spot.line): '\(hold.property)' of "
                    + map.index[actor.player.type].name
                guard let from = newRole(of: actor.role), let target = newRole(of: to) else {
                    lines.append("\(place) goes")
                    continue
                }
                let found = new.channels.first { $0.from == from.id && $0.to == target.id && !$0.leavesUnit }
                guard let channel = found else {
                    lines.append("\(place) goes: the \(from.id) does not know the \(target.id) in \(new.id)")
                    continue
                }
                kept.insert("\(channel.from) \(channel.to)")
                var changes: [String] = []
                let isWeak = hold.ownership == .weak
                if isWeak != (channel.hold == .weak), [.strong, .weak].contains(channel.hold) {
                    changes.append("is held \(channel.hold.rawValue)")
                } else if ![.strong, .weak].contains(channel.hold) {
                    changes.append("is no property: \(channel.hold.rawValue)")
                }
                if let property = channel.property?.name(for: name), property != hold.property {
                    changes.append("is called '\(property)'")
                }
                let through = channel.through.flatMap(new.contract)?.type.name(for: name)
                let type = through ?? target.type.name(for: name)
                let now = link.through.flatMap(old.contract)?.type.name(for: name) ?? old.role(to)?.type.name(for: name)
                if type != now { changes.append("is \(type.withArticle)") }
                if !changes.isEmpty { lines.append("\(place) \(changes.joined(separator: ", "))") }
            }
        }
        let there = Set(roles.map(\.new.id) + addedRoles.map(\.id))
        for channel in new.channels where !channel.leavesUnit && !kept.contains("\(channel.from) \(channel.to)") {
            guard there.contains(channel.from), there.contains(channel.to), let property = channel.property else {
                continue
            }
            let form = channel.through.flatMap(new.contract)?.type ?? new.role(channel.to)?.type
            let type = form?.name(for: name) ?? channel.to
            let from = new.role(channel.from)?.type.name(for: name) ?? channel.from
            lines.append(
                "\(from) gets '\(property.name(for: name))', \(type.withArticle), held \(channel.hold.rawValue)")
        }
        return lines
    }

    // MARK: Messages

    /// Returns a sentence about the role that goes to other units in the other architecture, where a message does
    /// that.
    private func goes(_ channels: [Channel]) -> String {
        guard let performs = old.navigation?.performs, channels.contains(where: { $0.to == performs }),
            let next = new.navigation
        else { return "" }
        return next.decides == next.performs
            ? ": there the \(next.performs) decides and goes"
            : ": there the \(next.decides) decides, and the \(next.performs) goes"
    }

    private func messages() -> [String] {
        var lines: [String] = []
        for contract in old.contracts {
            guard let type = map.units[unit].contract(contract.id) else { continue }
            let channels = old.channels.filter { $0.through == contract.id }
            let next = channels.lazy.compactMap { channel -> Channel? in
                guard let from = newRole(of: channel.from), let to = newRole(of: channel.to) else { return nil }
                return new.channels.first {
                    $0.from == from.id && $0.to == to.id && $0.leavesUnit == channel.leavesUnit
                }
            }.first
            for member in map.index.members(of: type) where member.fact.kind == .function {
                let message = member.fact.name + "(" + member.fact.parameters.map { $0.label + ":" }.joined() + ")"
                let place = "\(path(type)):\(member.fact.line): '\(message)'"
                guard let next else {
                    lines.append("\(place) has no counterpart in \(new.id)\(goes(channels))")
                    continue
                }
                let forms = next.says.map { $0.form(for: name) }
                if forms.isEmpty || forms.contains(where: { $0.matches(member.fact.name) }) { continue }
                lines.append(
                    "\(place) is said as \(forms.map { "'\($0.description)'" }.joined(separator: " or ")) "
                        + "from \(next.from) to \(next.to)")
            }
        }
        return lines
    }
}
