import Architecture
import Conformance
import Findings
import SourceModel

/// The names of a unit's parts, and parts that are there twice.
extension UnitRule {
    /// Tells of types that play a role by its contract and are called otherwise, and of a second one that does so.
    func names(of unit: MappedUnit, _ app: CheckedApp, _ verdict: inout Verdict) {
        for role in app.definition.roles
        where role.scope == .unit && role.count == .one && role.isUsed && !role.type.namesSeveral && role.type.isOfUnit
        {
            let statement = app.statement(role, "type")
            guard statement?.isCounted != true || app.isWithoutException(statement) else { continue }
            let players = unit.players(of: role.id)
            for player in players {
                guard let actor = app.map.actor(player) else { continue }
                verdict.judged += 1
                guard !actor.player.isNamed else { continue }
                // A piece of a screen that is made as scenes are is none, where those that were counted are screens.
                if app.isLearned, let base = role.base, inherits(player, from: base, app) != .yes {
                    verdict.leave(.otherwise)
                    continue
                }
                verdict.findings.append(misnamed(actor, role, unit, app))
            }
            guard let first = players.first, players.count == 1 else { continue }
            for second in others(beside: first, as: role, unit, app) {
                verdict.findings.append(twice(second.type, first, role, second.contract, unit, app))
            }
        }
    }

    private func misnamed(_ actor: Actor, _ role: Role, _ unit: MappedUnit, _ app: CheckedApp) -> Finding {
        let (name, wanted) = (app.name(actor.player.type), role.type.name(for: unit.name))
        var finding = app.finding(
            Self.self, actor, "\(name) is the \(role.id) of \(unit.name.typeName), and is not called \(wanted)",
            at: actor.declaration, subject: name)
        finding.identity.subject = "name"
        finding.statement = app.statement(role, "type")
        finding.reason = "Whoever looks for a part of a \(app.definition.unit.word) looks for its name."
        finding.remedy = "Rename it: \(wanted)."
        finding.missed = [wanted]
        return finding
    }

    /// The classes beside a role's own that conform to what it implements, and stand for nothing else: no heir of it, no part of a unit, none
    /// that wraps another one, and no double for tests and previews.
    private func others(
        beside player: TypeIndex.ID, as role: Role, _ unit: MappedUnit, _ app: CheckedApp
    ) -> [(type: TypeIndex.ID, contract: TypeIndex.ID)] {
        let (index, map) = (app.map.index, app.map)
        guard !app.isLearned else { return [] }
        let contracts = role.implements.filter { id in
            !app.definition.channels.contains { $0.leavesUnit && $0.through == id }
                // One that several roles implement tells none of them.
                && app.definition.roles.count { $0.implements.contains(id) } == 1
        }
        return contracts.compactMap(unit.contract).flatMap { contract in
            map.descendants(of: contract).filter { other in
                let type = index[other]
                return type.kind == .class && map.players[other] == nil && map.rules(file: type.file)
                    && index.inherits(other, from: player) == .no && index.inherits(player, from: other) == .no
                    && index.inherits(player, from: contract) == .yes && !Self.isDouble(type.name)
                    && !index.members(of: other).contains { member in
                        member.fact.storage != nil
                            && member.fact.type?.namedParts.contains { $0.lastName == index[contract].name } == true
                    }
            }.map { (type: $0, contract: contract) }
        }
    }

    private static func isDouble(_ name: String) -> Bool {
        doubles.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }

    private static let doubles = ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Proxy", "Decorator"]

    private func twice(
        _ type: TypeIndex.ID, _ first: TypeIndex.ID, _ role: Role, _ contract: TypeIndex.ID, _ unit: MappedUnit,
        _ app: CheckedApp
    ) -> Finding {
        let name = app.name(type)
        var finding = app.finding(
            Self.self, of: unit.name, part: role.id,
            "\(name) is a second \(role.id) of \(unit.name.typeName): it conforms to \(app.name(contract)), as \(app.name(first)) does",
            at: app.spot(of: type), subject: name)
        finding.statement = app.statement(role, "type")
        finding.reason = "A \(app.definition.unit.word) has one \(role.id); of two, nobody knows which one is asked."
        finding.remedy = "Delete one of them, or give the second a contract and a name of its own."
        finding.notes = [Finding.Note(message: "\(app.name(first)) is declared here", place: app.spot(of: first))]
        return finding
    }
}
