import Architecture
import Conformance
import Findings
import SourceModel

/// The members of contracts.
extension ContractRule {
    /// The requirements that each who conforms writes: functions and properties with a name, and none that Objective-C may leave out.
    static func requirements(of type: TypeIndex.ID, _ app: CheckedApp) -> [IndexedMember] {
        app.map.index.members(of: type).filter { member in
            let fact = member.fact
            return member.part.isProtocol && [.function, .property].contains(fact.kind)
                && fact.name.first.map { $0.isLetter || $0 == "_" } == true && fact.attributes.isEmpty
                && !fact.modifiers.contains("optional") && fact.conditions.isEmpty
        }
    }

    /// Tells of the requirements of a contract that a part of the unit lacks, though it conforms.
    func lacking(
        _ type: TypeIndex.ID, _ contract: Contract, _ unit: MappedUnit, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let index = app.map.index
        let players = app.definition.roles.flatMap { unit.players(of: $0.id) }.filter {
            index[$0].kind == .class && index.inherits($0, from: type) == .yes
        }
        guard !players.isEmpty else { return }
        let requirements = Self.requirements(of: type, app)
        for player in players {
            let own = Set(index.members(of: player).map(\.fact.name))
            let open = requirements.filter { !own.contains($0.fact.name) }
            verdict.judged += requirements.count
            // Nearly all have everything themselves: only of others is it asked what they inherit.
            if open.isEmpty { continue }
            guard let known = known(to: player, app) else {
                verdict.judged -= open.count
                verdict.leave(.names)
                continue
            }
            for requirement in open {
                let name = requirement.fact.name
                let mayBeOfScreen = requirement.fact.kind == .property || Self.ofScreens.contains(name)
                if known.names.contains(name) || known.isScreen && mayBeOfScreen { continue }
                var finding = app.finding(
                    Self.self, of: unit.name, part: contract.id,
                    "\(app.name(player)) does not implement '\(name)' of \(app.name(type))", at: app.spot(of: player),
                    subject: app.name(player))
                finding.identity.subject = "\(app.name(player)) \(name)"
                finding.statement = app.statement(contract, "type")
                finding.missed = [app.map.index[player].name]
                finding.reason = "Whoever calls it by \(app.name(type)) counts on everybody who conforms."
                finding.remedy = "Implement it, or delete it from \(app.name(type))."
                finding.notes = [
                    Finding.Note(
                        message: "'\(name)' is required here",
                        place: app.spot(Actor.Spot(file: requirement.part.file, line: requirement.fact.line)))
                ]
                verdict.findings.append(finding)
            }
        }
    }

    /// The names of all members that a class has from itself, its parents and its protocols; nil where a parent's source is not there, or
    /// where a macro may write some.
    private func known(to player: TypeIndex.ID, _ app: CheckedApp) -> (names: Set<String>, isScreen: Bool)? {
        let index = app.map.index
        let ancestors = index.ancestors(of: player)
        var isScreen = false
        for parent in ancestors {
            if let id = parent.meaning.id, index[id].kind != .outside { continue }
            guard case .outside(let name, _) = parent.meaning else { return nil }
            if name.hasPrefix("UI") {
                isScreen = true
            } else if !Self.withoutMembers.contains(name) {
                return nil
            }
        }
        let types = [player] + ancestors.compactMap(\.meaning.id)
        let marks = types.filter { index[$0].kind != .protocol }.flatMap { id in
            index[id].parts.filter { !$0.isProtocol }.flatMap { part in
                let types = index.facts(ofFile: part.file).types
                return types.indices.contains(part.number) ? types[part.number].attributes : []
            }
        }
        guard marks.allSatisfy({ Self.plainMarks.contains(String($0.drop { $0 == "@" }.prefix { $0 != "(" })) }) else {
            return nil
        }
        let members = types.flatMap { index.members(of: $0) }.filter { !($0.part.isProtocol) }
        // A requirement that has a default is another part of its protocol: an extension.
        guard members.allSatisfy({ $0.fact.kind != .expansion }) else { return nil }
        return (Set(members.map(\.fact.name)), isScreen)
    }

    private static let withoutMembers: Set = ["NSObject", "AnyObject", "Sendable", "ObservableObject"]
    private static let plainMarks: Set = [
        "MainActor", "objc", "objcMembers", "available", "unchecked", "preconcurrency",
    ]
    /// The functions of UIKit's screens that contracts name, too.
    private static let ofScreens: Set = [
        "present", "dismiss", "show", "showDetailViewController", "performSegue", "setEditing", "addChild",
        "removeFromParent", "becomeFirstResponder", "resignFirstResponder", "loadViewIfNeeded", "reloadData",
        "pushViewController", "popViewController", "popToRootViewController", "setViewControllers",
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
}
