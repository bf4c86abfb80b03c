import Architecture
import Conformance
import Findings
import SourceModel

/// The members of contracts are called by somebody, and units are opened by somebody.
package struct UnusedRule: Rule {
    package static let id = "unused"
    package static let severity = Severity.warning
    /// A new unit is opened by nobody, and its contracts wait for who calls them.
    package static let isOnDemand = true
    package static let explanation = RuleExplanation(
        wants: "Each member of a unit's contracts is called by somebody, and each unit is opened by somebody.",
        why: "Code that nobody calls or opens never runs, and is kept all the same.",
        judged: [
            "A member is called where any code, that of tests too, writes its name other than to declare it.",
            "A unit is opened where a file beside its own names one of its types. Files of tests do not count.",
            "It is opened, too, where a nib or storyboard names its owner.",
            """
            This rule is asked only where `--only` or `check` of scaena.yml names it: what `scaena new` has just \
            written is not yet called.
            """,
        ],
        silent: [
            "Members that UIKit calls by selector.",
            "Members that another protocol of whoever conforms asks for, too.",
            "Who opens a unit, in a project with Objective-C.",
        ],
        good: """
            presenter.closeTapped()  // LoginPresenterProtocol asks for closeTapped()
            """,
        bad: """
            protocol LoginPresenterProtocol: AnyObject {
                func helpTapped()  // nobody calls it any more
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for (number, unit) in app.map.units.enumerated() {
            for contract in app.definition.contracts {
                guard let type = unit.contract(contract.id) else { continue }
                uncalled(type, contract, unit, app, &verdict)
            }
            unopened(unit, app.map.actors(ofUnit: number), app, &verdict)
        }
        return verdict
    }

    // MARK: Called by somebody

    /// Tells of requirements whose name no code writes but to declare it, those of one contract together.
    private func uncalled(
        _ type: TypeIndex.ID, _ contract: Contract, _ unit: MappedUnit, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let index = app.map.index
        let requirements = ContractRule.requirements(of: type, app)
        let heirs = index.descendants(of: type)
        verdict.judged += requirements.count
        let unused = requirements.filter { app.names.fileCount(of: $0.fact.name) == 0 }
        let dead = unused.filter { requirement in
            // UIKit calls by selector what is marked for it, and what overrides.
            let isCalledElsewhere = heirs.flatMap { index.members(of: $0) }.contains {
                $0.fact.name == requirement.fact.name
                    && (!$0.fact.attributes.isEmpty || $0.fact.modifiers.contains("override"))
            }
            return !isCalledElsewhere && !isOfOther(requirement.fact.name, type, heirs, app)
        }
        verdict.leave(.names, unused.count - dead.count)
        guard let first = dead.first else { return }
        func spot(_ member: IndexedMember) -> SourceSpot {
            app.spot(Actor.Spot(file: member.part.file, line: member.fact.line))
        }
        let all = dead.count > 1 ? " and \(dead.count - 1) more" : ""
        var finding = app.finding(
            Self.self, of: unit.name, part: contract.id, "nobody calls '\(first.fact.name)'\(all) of \(app.name(type))",
            at: spot(first),
            subject: first.fact.name)
        finding.identity.subject = "uncalled"
        finding.missed = dead.map(\.fact.name)
        finding.statement = app.statement(contract, "type")
        finding.reason = "Whoever implements it keeps code that never runs."
        finding.remedy = "Delete it from \(app.name(type)) and from whoever implements it, or call it."
        finding.notes = dead.dropFirst().map {
            Finding.Note(message: "nobody calls '\($0.fact.name)' either", place: spot($0))
        }
        verdict.findings.append(finding)
    }

    /// Returns true if another protocol that an heir conforms to may ask for a member, too: one from outside, or one that has it.
    private func isOfOther(_ name: String, _ type: TypeIndex.ID, _ heirs: [TypeIndex.ID], _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return heirs.contains { heir in
            index.ancestors(of: heir).contains { parent in
                guard let id = parent.meaning.id, id != type, index[id].kind == .protocol else { return false }
                return index.members(of: id, .members).contains { $0.part.isProtocol && $0.fact.name == name }
            }
        }
    }

    // MARK: Opened by somebody

    private func unopened(_ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp, _ verdict: inout Verdict) {
        guard let owner = actors.first(where: { $0.role == app.definition.unit.owner }) else { return }
        let index = app.map.index
        let types = unit.types.flatMap { part, types -> [TypeIndex.ID] in
            if case .data = part { [] } else { types }
        }
        let own = Set(types.flatMap { index[$0].parts.map(\.file) })
        let users = app.names.files(having: Set(types.map { index[$0].name }))
        let name = index[owner.player.type].name
        // Objective-C may open it, and so may a nib that cannot be read.
        let mayBeOpened = app.layouts.map { $0.hasOtherMakers || $0.name(name) } ?? false
        verdict.judged += 1
        guard !users.contains(where: { !own.contains($0) && !app.map.isTest(file: $0) }), !mayBeOpened else { return }
        var finding = app.finding(
            Self.self, owner, "nobody opens the \(app.definition.unit.word) \(unit.name.typeName)",
            at: owner.declaration,
            subject: app.name(owner.player.type))
        finding.identity.subject = "unopened"
        finding.missed = types.map { index[$0].name }
        finding.statement = app.statement(app.definition.role(owner.role), "type")
        finding.reason = "No file beside its own names one of its types."
        finding.remedy = "Open it from where it is to be reached, or delete it."
        verdict.findings.append(finding)
    }
}
