import Architecture
import Conformance
import Findings
import SourceModel

/// A contract is implemented by the role that the definition names, and by no other.
package struct ContractRule: Rule {
    package static let id = "contract"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: """
            The role that the definition names implements a unit's contract completely, and no other role of the \
            unit does.
            """,
        why: "Otherwise, whoever asks by the contract reaches the wrong part, or nobody.",
        judged: [
            "Conformances count in extensions, in other files and where they are inherited.",
            "A class that conforms has a member of each name that the contract requires.",
            """
            In a learned definition, a part without the contract that nearly all others have is found, though a \
            type without a role has it.
            """,
        ],
        silent: [
            "Contracts that a unit does not declare.",
            "Classes that inherit from the part that a contract is for, and bases that have heirs.",
            "A contract, or a part, of whose name there are two.",
            "A contract that the part lacks and another type implements, such as one of another unit.",
            "Other roles that conform to a contract by which other units are reached.",
            "A contract by which the part itself tells another one.",
            "A second role that conforms to a contract by whose name nobody asks.",
            "A part that may conform by a parent whose source is missing.",
            "A part that names the contract by a module or an alias that cannot be resolved.",
            "An empty contract that nobody names.",
            "Members that a macro, UIKit or a parent without source may write.",
        ],
        learned: [
            "Contracts of many names, such as `{Unit}…Delegate`.",
            "A contract named after the type that conforms to it: `LoginBuilderCellDelegate` of `LoginBuilder`.",
            "A contract that fewer than nine in ten of the role implement.",
            "Another role that conforms, where the unit has none of those that should.",
        ],
        good: """
            extension LoginPresenter: LoginPresenterProtocol {}
            """,
        bad: """
            extension LoginInteractor: LoginPresenterProtocol {}  // the presenter implements it
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let definition = app.definition
        for unit in app.map.units {
            for contract in definition.contracts {
                if let type = unit.contract(contract.id) { lacking(type, contract, unit, app, &verdict) }
                let channels = definition.channels.filter { $0.through == contract.id }
                let isOfAnother = channels.contains(where: \.leavesUnit)
                // What few were seen to implement is told by a learned definition, and demanded of nobody. A contract that leads to other
                // units, too, is demanded of whom its own unit tells by it.
                let roles = definition.roles.filter { role in
                    role.implements.contains(contract.id)
                        && app.isUsual(app.statement(role, "implements", contract.id))
                        && (!isOfAnother || channels.contains { !$0.leavesUnit && $0.to == role.id })
                }
                guard !roles.isEmpty, let type = unit.contract(contract.id) else { continue }
                let demand = Demand(contract: contract, type: type, roles: roles, unit: unit)
                let isImplemented = isOfAnother ? false : judgeOthers(demand, app, &verdict)
                judge(demand, isImplemented: isImplemented, app, &verdict)
            }
        }
        return verdict
    }

    /// A contract of a unit that some of its roles are to conform to.
    private struct Demand {
        let contract: Contract
        /// The contract's protocol.
        let type: TypeIndex.ID
        let roles: [Role]
        let unit: MappedUnit
    }

    /// Tells of those who are not to conform to a contract, and do.
    ///
    /// - Returns: True if there are any.
    private func judgeOthers(_ demand: Demand, _ app: CheckedApp, _ verdict: inout Verdict) -> Bool {
        let (contract, type, roles, unit) = (demand.contract, demand.type, demand.roles, demand.unit)
        let map = app.map
        let name = app.name(type)
        let named = roles.map(\.id).joined(separator: " or ")
        // Where the unit does without whom a learned definition saw do it, another has to.
        let isReplaced =
            roles.allSatisfy { unit.players(of: $0.id).isEmpty }
            && app.statement(roles[0], "implements", contract.id)?.isCounted == true
        var isImplemented = false
        // Of one that a learned definition saw few of a role implement, nobody demands it, and nobody minds it.
        for role in app.definition.roles where !role.type.namesSeveral && !role.implements.contains(contract.id) {
            for other in unit.players(of: role.id) where map.index.inherits(other, from: type) == .yes {
                guard let actor = map.actor(other) else { continue }
                isImplemented = true
                if isReplaced {
                    verdict.leave(.otherwise)
                    continue
                }
                // An heir of whom it is to be has it from there, and a base has it for its heirs; of two contracts of one name, each has
                // its own.
                let players = roles.flatMap { unit.players(of: $0.id) }
                if players.contains(where: { map.index.inherits(other, from: $0) != .no })
                    || !map.descendants(of: other).isEmpty || isOneOfTwins(type, app)
                    || isNamedAfter(other, type, app)
                {
                    verdict.leave(.names)
                    continue
                }
                // Of one that nobody is known by, nobody takes the one for the other; and one of many names that a learned definition
                // saw is what a unit makes of it.
                let isThere = players.contains { map.index.inherits($0, from: type) == .yes }
                let isLoose = contract.type.namesSeveral && app.isLearned
                if isThere && !isNamed(type, app) || isLoose {
                    verdict.leave(.unasked)
                    continue
                }
                var finding = app.finding(
                    Self.self, actor, "\(app.name(other)) conforms to \(name), which the \(named) implements",
                    at: place(of: type, among: other, app), subject: name)
                finding.statement = app.statement(roles[0], "implements", contract.id)
                finding.reason = Self.reason(
                    contract, "Whoever asks by it reaches the \(role.id) in place of the \(named).")
                // Who tells somebody by a contract is not whom it tells.
                let tells = actor.holds.contains { $0.target == .part(type) }
                finding.remedy =
                    tells
                    ? "Delete the conformance: \(app.name(other)) tells another one by \(name), or nobody."
                    : isThere
                        ? "Delete the conformance: the \(named) conforms to \(name) already."
                        : "Let the \(named) conform to \(name)."
                verdict.findings.append(finding)
            }
        }
        return isImplemented
    }

    /// Tells a contract that has the name of a type before its own words: `LoginBuilderCellDelegate` is for the LoginBuilder, or of it.
    private func isNamedAfter(_ type: TypeIndex.ID, _ contract: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let (name, own) = (app.map.index[contract].name, app.map.index[type].name)
        return name.count > own.count && name.hasPrefix(own) && app.isLearned
            && name.dropFirst(own.count).first?.isUppercase == true
    }

    /// Returns true if more files write the name of a contract than those that conform to it.
    private func isNamed(_ contract: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        let heirs = app.map.index.descendants(of: contract)
        let name = app.map.index[contract].name
        let files = Set(heirs.flatMap { app.map.index[$0].parts.map(\.file) })
        let own = files.count { app.names.writes(name, inFile: $0) }
        return app.names.fileCount(of: name) > own
            || app.map.actors.contains { actor in
                actor.mentions.contains { $0.target == contract && $0.place != .inheritance }
            }
    }

    /// Tells of a contract that nobody conforms to.
    ///
    /// - Parameter isTaken: True if another role conforms to it.
    private func judge(_ demand: Demand, isImplemented isTaken: Bool, _ app: CheckedApp, _ verdict: inout Verdict) {
        let (contract, type, roles, unit) = (demand.contract, demand.type, demand.roles, demand.unit)
        let map = app.map
        let name = app.name(type)
        var isImplemented = isTaken
        var missing: [TypeIndex.ID] = []
        for player in roles.flatMap({ unit.players(of: $0.id) }) {
            verdict.judged += 1
            switch map.index.inherits(player, from: type) {
            case .yes: isImplemented = true
            // Of two classes of one name, the one that it stands on may be the one that conforms; and what names a protocol so may mean
            // this one, by a module whose imports are not told.
            case .no where !standsOnUnknown(player, map.index) && !names(type, player, map.index):
                missing.append(player)
            case .no, .unknown:
                isImplemented = true
                verdict.leave(.names)
            }
        }
        if !isTaken { verdict.findings += missing.compactMap { exception($0, demand, app) } }
        // A class may leave it to its heirs, and another unit's type may do it.
        guard !isImplemented, map.descendants(of: type).isEmpty,
            let role = roles.first(where: { !unit.players(of: $0.id).isEmpty }),
            let player = unit.players(of: role.id).first, let actor = map.actor(player),
            // Whom an actor tells by a contract, it is not itself.
            !actor.holds.contains(where: { $0.target == .part(type) })
        else { return }
        // Of one that asks for nothing and that nobody names, nobody expects anything.
        if map.index.members(of: type, .members).isEmpty, app.names.fileCount(of: map.index[type].name) == 0 {
            verdict.leave(.unasked)
            return
        }
        // Of two modules' screens of one name, each has its own contract.
        if ([type] + roles.flatMap { unit.players(of: $0.id) }).contains(where: { isOneOfTwins($0, app) }) {
            verdict.leave(.names)
            return
        }
        var finding = app.finding(
            Self.self, actor, "\(app.name(player)) does not conform to \(name), and nobody else does",
            at: actor.declaration, subject: app.name(player))
        finding.identity.subject = name
        finding.statement = app.statement(role, "implements", contract.id)
        finding.reason = Self.reason(contract, "Whoever asks by it reaches nobody.")
        finding.remedy = "Write 'extension \(app.name(player)): \(name) { … }', or delete \(name)."
        finding.missed = [app.map.index[type].name, app.map.index[player].name]
        finding.notes = [Finding.Note(message: "\(name) is declared here", place: app.spot(of: type))]
        verdict.findings.append(finding)
    }

    /// Tells of one that does not conform to a contract that a type of no role conforms to, where nearly all others of its role do.
    /// A part or a screen that conforms is told by it, whichever unit it is of.
    private func exception(_ player: TypeIndex.ID, _ demand: Demand, _ app: CheckedApp) -> Finding? {
        let (contract, type) = (demand.contract, demand.type)
        let map = app.map
        let others = map.descendants(of: type).filter { map.index[$0].kind != .protocol }
        guard let actor = map.actor(player), let role = demand.roles.first(where: { $0.id == actor.role }),
            let statement = app.statement(role, "implements", contract.id), let counted = statement.counted,
            counted.all >= Self.several, !role.type.namesSeveral, let other = others.first,
            others.allSatisfy({ map.players[$0]?.isRole != true && !map.isController($0) }),
            !isOneOfTwins(type, app), !isOneOfTwins(player, app),
            map.descendants(of: player).isEmpty, !actor.holds.contains(where: { $0.target == .part(type) })
        else { return nil }
        let name = app.name(type)
        var finding = app.finding(
            Self.self, actor,
            "\(app.name(player)) does not conform to \(name), "
                + "as the \(role.id) of other \(app.definition.unit.word)s does",
            at: actor.declaration, subject: app.name(player))
        finding.identity.subject = name
        finding.statement = statement
        finding.reason = Self.reason(contract, "Whoever asks by it reaches \(app.name(other)) alone.")
        finding.remedy = "Write 'extension \(app.name(player)): \(name) { … }'."
        finding.missed = [app.map.index[type].name, app.map.index[player].name]
        finding.notes = [Finding.Note(message: "\(name) is declared here", place: app.spot(of: type))]
        return finding
    }

    /// So many of a role make a custom of what all of them do.
    private static let several = 3

    /// Returns true if two modules have a type of that name, so that it is not known whose a unit means.
    private func isOneOfTwins(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.index.types(named: app.map.index[type].qualifiedName).count > 1
    }

    /// Returns true if a type inherits from something that is called as a protocol is, or as an alias is, of a module that is not seen,
    /// which stands for it: `typealias LoginViewModelType = ViewModelType & LoginRouteTrigger`.
    private func names(_ contract: TypeIndex.ID, _ type: TypeIndex.ID, _ index: TypeIndex) -> Bool {
        let own = index[contract].name
        return index.ancestors(of: type).contains { parent in
            guard let name = parent.type.lastName, name != own else { return parent.type.lastName == own }
            return parent.meaning.id == nil
                && index.types(named: name).contains { alias in
                    index[alias].kind == .alias
                        && index[alias].parts.flatMap(\.inheritance).flatMap(\.namedParts).contains {
                            $0.lastName == own
                        }
                }
        }
    }

    /// Returns true if it is not known which of several classes a type stands on.
    private func standsOnUnknown(_ type: TypeIndex.ID, _ index: TypeIndex) -> Bool {
        index.ancestors(of: type).contains { parent in
            if case .ambiguous = parent.meaning { true } else { false }
        }
    }

    /// Why it matters: the definition's own words for a contract, or else what becomes of who uses it.
    private static func reason(_ contract: Contract, _ consequence: String) -> String {
        contract.about.map { "The contract is this: \($0)." } ?? consequence
    }

    /// Where a type says that it conforms.
    private func place(of contract: TypeIndex.ID, among type: TypeIndex.ID, _ app: CheckedApp) -> Actor.Spot {
        let parent = app.map.index.ancestors(of: type).first { $0.meaning.id == contract }
        guard let part = parent?.part else {
            return Actor.Spot(file: app.map.index[type].file, line: app.map.index[type].line)
        }
        return Actor.Spot(file: part.file, line: part.line)
    }
}
