import Architecture
import Conformance
import Findings
import SourceModel

/// The closures by which a unit asks to be left: whoever opens the unit sets each.
extension AssemblyRule {
    /// Judges the routes of the units that are opened, where the definition says that units ask to be left.
    func routes(of app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        guard let navigation = app.definition.navigation, navigation.routes != nil else { return verdict }
        for contract in app.definition.contracts {
            let openers = Set(app.definition.channels.filter { $0.through == contract.id }.map(\.from))
            guard openers.contains(navigation.decides) else { continue }
            let opening = app.map.actors.filter { openers.contains($0.role) }
            for (number, unit) in app.map.units.enumerated() {
                guard let type = unit.contract(contract.id) else { continue }
                let users = opening.filter { actor in
                    actor.player.unit != number
                        && actor.mentions.contains { app.map.players[$0.target]?.unit == number }
                }
                // A unit that nobody opens waits for who does.
                guard let user = users.first else { continue }
                for route in Self.routes(of: type, app) {
                    verdict.judged += 1
                    if isSet(route.fact.name, of: type, by: users, app) { continue }
                    verdict.findings.append(unset(route, of: unit, contract, by: user, app))
                }
            }
        }
        return verdict
    }

    /// The closures of a contract that others may set.
    private static func routes(of contract: TypeIndex.ID, _ app: CheckedApp) -> [IndexedMember] {
        app.map.index.members(of: contract, .members).filter { member in
            member.part.isProtocol && member.fact.isSettable
                && member.fact.type?.contains(where: \.isFunction) == true
        }
    }

    /// Returns true if a route is set: on the contract, on who conforms to it, or by an opener on something whose type cannot be told.
    private func isSet(_ route: String, of contract: TypeIndex.ID, by users: [Actor], _ app: CheckedApp) -> Bool {
        let files = Set(users.flatMap { app.map.index[$0.player.type].parts.map(\.file) })
        return app.map.wires[route]?.contains { wire in
            guard let owner = wire.owner else { return files.contains(wire.file) }
            return owner == contract || app.map.index.inherits(owner, from: contract) != .no
        } ?? false
    }

    private func unset(
        _ route: IndexedMember, of unit: MappedUnit, _ contract: Contract, by user: Actor, _ app: CheckedApp
    ) -> Finding {
        let (name, index) = (route.fact.name, app.map.index)
        var finding = app.finding(
            Self.self, of: unit.name, part: contract.id, "nobody sets '\(name)' of \(app.name(route.type))",
            at: app.spot(Actor.Spot(file: route.part.file, line: route.fact.line)), subject: name)
        finding.statement = app.statement(app.definition.navigation, "routes")
        finding.missed = [index[route.type].name]
        finding.reason =
            "Nobody hears that the \(app.definition.unit.word) asks to be left that way: the tap does nothing."
        finding.remedy =
            "Set it where \(app.name(user.player.type)) opens the \(app.definition.unit.word): '….\(name) = { [weak self] … }'."
        let place = user.mentions.first { app.map.players[$0.target]?.unit == app.map.players[route.type]?.unit }
        finding.notes = [Finding.Note(message: "it is opened here", place: app.spot(place?.spot ?? user.declaration))]
        return finding
    }
}
