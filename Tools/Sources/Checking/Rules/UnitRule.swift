import Architecture
import Conformance
import Findings
import SourceModel

/// A unit has its parts, in files named as the definition says, with the base types that it names.
package struct UnitRule: Rule {
    package static let id = "unit"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants:
            "A unit has every part that the definition wants, in files that are named so, with the base types that it names.",
        more: """
            A part is missing where all of the unit's roles are there but one: no type has its name, and none conforms to the \
            contract that it implements. Where the definition was learned, nothing is said of a part that nobody in the unit asks for: \
            by a contract, by a property, by making it, as what it hands to a generic base, or by an alias, nor of the parts of a screen that has another base than those, unless code makes them. Roles and contracts that are optional, that a unit has several of, or that no file of a new unit \
            holds, may be absent. Nothing is said of the base of a type whose parent's source is not there, nor, where the definition was learned, of a file that is named after the \
            unit or another type in it, or imports nothing that all of its layer do, of a file in a folder that is called as a module is, and of roles whose name most types bear that were not counted, nor of the base of a part whose screen has another base than the rest, or that does nothing of the base's work. A \
            part in the folder of another role is told where others of its unit stand in that folder.
            """,
        good: """
            // LoginPresenter.swift
            final class LoginPresenter {}
            """,
        bad: """
            // Presenter.swift, where the definition says path: "{Unit}Presenter.swift"
            final class LoginPresenter {}
            """)

    /// The identity of findings on the names of files.
    static let ofFile = "file"

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let wanted = Self.wanted(app)
        for (number, unit) in app.map.units.enumerated() {
            let actors = app.map.actors(ofUnit: number)
            let hasScreen = !lacksOwner(unit, actors, app)
            let isNoScene = isNoScene(actors, app)
            let owner = actors.first { $0.role == app.definition.unit.owner }
            if hasScreen, !isNoScene { missing(wanted, unit, actors, app, &verdict) } else { verdict.leave(.otherwise) }
            for actor in actors {
                formerName(unit, actor, app, &verdict)
                if isNoScene {
                    verdict.leave(.otherwise)
                    continue
                }
                folder(unit, actor, actors, app, &verdict)
                if hasScreen { base(actor, owner, app, &verdict) }
            }
            if !isNoScene { fileNames(of: actors, unit, app, &verdict) }
        }
        return verdict
    }

    // MARK: Parts

    /// The roles that each unit has to have.
    private static func wanted(_ app: CheckedApp) -> [Role] {
        let definition = app.definition
        let held = Set(definition.files.filter { $0.place == .sources && $0.needs.isEmpty }.flatMap(\.holds))
        return definition.roles.filter { role in
            role.scope == .unit && role.count == .one && role.isUsed && held.contains(role.id)
                && role.type.isOfUnit && !role.type.namesSeveral && !app.isPreview(role)
                && app.isDemanded(role, "type")
        }
    }

    private func missing(
        _ wanted: [Role], _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let definition = app.definition
        let there = wanted.filter { !unit.players(of: $0.id).isEmpty }
        // What lacks several parts may be none of these units, or a part of another.
        guard wanted.count > 2, there.count + 1 >= wanted.count else {
            verdict.leave(.otherwise)
            return
        }
        guard let owner = actors.first(where: { $0.role == definition.unit.owner }) ?? actors.first else { return }
        let isOtherwise = hasOtherBase(owner, app)
        for role in wanted {
            verdict.judged += 1
            guard unit.players(of: role.id).isEmpty else { continue }
            let name = role.type.name(for: unit.name)
            // Another base may stand for a part, but not for one that code makes by its name.
            if isOtherwise, !makes(name, unit, app) {
                verdict.leave(.otherwise)
                continue
            }
            // Another unit of this name may have it, and several types may share the work.
            let implementers = role.implements.compactMap { unit.contract($0) }.flatMap(app.map.descendants)
            func isSpared() -> Bool {
                hasOther(role, unit, beside: owner, app) || hasVariant(name, of: role, app)
                    || borrows(role, owner, app) || makesOther(role, unit, app)
                    || !isAskedByContract(role, unit, actors, app)
            }
            // Whoever names it means no other.
            guard app.map.index.types(named: name).isEmpty, implementers.isEmpty,
                isNamed(name, unit, actors, app) || !isSpared()
            else {
                verdict.leave(.unasked)
                continue
            }
            var finding = app.finding(
                Self.self, owner,
                "the \(definition.unit.word) \(unit.name.typeName) has no \(role.id): there is no \(name)",
                at: owner.declaration, subject: app.name(owner.player.type))
            finding.identity.subject = role.id
            finding.statement = app.statement(role, "type")
            let about = app.about(role.id)
            finding.reason =
                about.isEmpty ? "Somebody in the \(definition.unit.word) counts on it, or the others have it." : about
            finding.remedy = "Add \(name), or say 'count: optional' of the role where units may do without."
            verdict.findings.append(finding)
        }
    }

    /// Tells a flow without a screen, which is made otherwise than scenes: it has no owner, and nobody in it asks for one.
    private func lacksOwner(_ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp) -> Bool {
        guard let owner = app.definition.role(app.definition.unit.owner), unit.players(of: owner.id).isEmpty else {
            return false
        }
        return isUnasked(owner, unit, actors, app)
    }

    /// Tells what is called as a learned definition's scenes are, and is none: a base that other parts of the app inherit from,
    /// or a view of UIKit's that is wrapped for SwiftUI.
    private func isNoScene(_ actors: [Actor], _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return actors.contains { actor in
            guard actor.player.isNamed, app.statement(app.definition.role(actor.role), "type")?.isCounted == true else {
                return false
            }
            let type = actor.player.type
            if index[type].kind == .class, index[type].children.count >= Self.heirs { return true }
            return ["UIViewRepresentable", "UIViewControllerRepresentable"].contains {
                index.inherits(type, fromOutside: $0) == .yes
            }
        }
    }

    /// So many heirs make a class a base; a scene may have one that does a little more.
    private static let heirs = 2

    /// Tells a role that was learned in other units and nobody asks for in this one: none of the contracts is there
    /// that it would implement, nobody holds it or one of them, and nobody makes it.
    private func isUnasked(_ role: Role, _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp) -> Bool {
        !isAskedByContract(role, unit, actors, app) && !isNamed(role.type.name(for: unit.name), unit, actors, app)
    }

    /// Returns true if a role is asked for by a contract that it implements: that is there, or an actor holds one of that name. One of a
    /// definition that a person wrote is asked for in any case.
    private func isAskedByContract(
        _ role: Role, _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp
    ) -> Bool {
        guard app.isLearned, role.implements.allSatisfy({ unit.contract($0) == nil }) else { return true }
        let contracts = role.implements.compactMap { app.definition.contract($0)?.type.name(for: unit.name) }
        return isHeld(by: Set(contracts), actors)
    }

    /// Returns true if a unit's code holds, makes or hands on something of a name, be that declared or not.
    private func isNamed(_ name: String, _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp) -> Bool {
        isHeld(by: [name], actors) || isTaken(name, actors, app) || makes(name, unit, app)
    }

    /// Returns true if an actor holds something that no source declares by one of these names.
    private func isHeld(by names: Set<String>, _ actors: [Actor]) -> Bool {
        actors.lazy.flatMap(\.holds).contains { hold in
            if case .outside(let name) = hold.target { names.contains(name) } else { false }
        }
    }

    /// Tells a name that an actor hands to a generic type which it stands on, `class LoginViewController: BaseViewController<LoginView>`, or
    /// gives another name in itself: `typealias Reactor = LoginReactor`.
    private func isTaken(_ name: String, _ actors: [Actor], _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return actors.contains { actor in
            let aliases = index.facts(ofFile: actor.declaration.file).types.filter {
                $0.kind == .alias && $0.nesting.last == index[actor.player.type].name
            }
            let named = index[actor.player.type].parents.map(\.type) + aliases.flatMap(\.inheritance)
            return named.contains { $0.namedParts.contains { $0.lastName == name } }
        }
    }

    /// Finds code of a unit that makes a type of a name, be that declared or not.
    private func makes(_ name: String, _ unit: MappedUnit, _ app: CheckedApp) -> Bool {
        makes(in: unit, app, ofFiles: { app.names.has(name, inFile: $0) }) { $0 == name }
    }

    /// Finds code of a unit that makes something else which is named as a part of the role: a screen that several units share.
    private func makesOther(_ role: Role, _ unit: MappedUnit, _ app: CheckedApp) -> Bool {
        let parts = role.type.description.split(separator: "{Unit}", omittingEmptySubsequences: false)
        let own = role.type.name(for: unit.name)
        guard parts.count == 2, !parts[0].isEmpty || !parts[1].isEmpty else { return false }
        return makes(in: unit, app) { name in
            name != own && name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
                && !app.map.index.types(named: name).isEmpty
        }
    }

    private func makes(
        in unit: MappedUnit, _ app: CheckedApp, ofFiles mayMake: (Int) -> Bool = { _ in true },
        _ fits: (String) -> Bool
    ) -> Bool {
        let index = app.map.index
        let files = Set(unit.types.values.joined().flatMap { index[$0].parts.map(\.file) })
        return files.contains { file in
            guard mayMake(file) else { return false }
            let facts = index.facts(ofFile: file)
            return (facts.members + facts.types.flatMap(\.members)).contains { member in
                member.body?.calls.contains { $0.creates?.lastName.map(fits) ?? false } ?? false
            }
        }
    }

    /// Returns true if an actor of the unit names a part of another one that has the role, and nobody of the actor's
    /// own: two presenters share a screen.
    private func borrows(_ role: Role, _ owner: Actor, _ app: CheckedApp) -> Bool {
        guard let unit = owner.player.unit else { return false }
        return app.map.actors(ofUnit: unit).contains { actor in
            actor.mentions.contains { mention in
                guard let other = app.map.players[mention.target]?.unit, other != unit else { return false }
                let parts = app.map.units[other]
                return !parts.players(of: role.id).isEmpty && parts.players(of: actor.role).isEmpty
            }
        }
    }

    /// Returns true if a type that belongs to no unit stands for a role beside the owner, under a name like that of
    /// the role.
    private func hasOther(_ role: Role, _ unit: MappedUnit, beside owner: Actor, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        let name = StandInName(role.type.description, of: unit.name.typeName, isBuilder: app.map.builds(role.id))
        return index.files(beside: owner.declaration.file).contains { file in
            index.declarations(inFile: file).contains { id, part in
                let type = index[id]
                return !part.isExtension && type.kind != .protocol && type.parent == nil && name.fits(type.name)
                    && app.map.players[id] == nil
            }
        }
    }

    /// Returns true if a definition was learned, and types beyond units have the part's name behind a word more: `GridItemsView` and
    /// `ListItemsView` for `ItemsView`.
    private func hasVariant(_ name: String, of role: Role, _ app: CheckedApp) -> Bool {
        // Who wrote a definition means the name.
        guard app.statement(role, "type")?.isCounted == true else { return false }
        let index = app.map.index
        return app.types(endingWith: name).contains { id in
            let type = index[id]
            return type.kind != .protocol && type.kind != .outside && app.map.players[id] == nil
                && app.map.rules(file: type.file)
        }
    }

    /// Tells an owner that inherits from another class than a learned definition saw: what the unit lacks, that may have.
    func hasOtherBase(_ owner: Actor, _ app: CheckedApp) -> Bool {
        guard let role = app.definition.role(owner.role), let base = role.base,
            app.statement(role, "base")?.isCounted == true, app.isUsual(app.statement(role, "base")),
            let parent = app.map.index[owner.player.type].parents.first(where: { !$0.part.isExtension })?.type.lastName
        else { return false }
        return ![base, role.plainBase].contains { $0?.prefix { $0 != "<" } == parent[...] }
    }

    // MARK: Names

    /// Reports a type that was scaffolded when the definition had another name for it: the tool brings it along.
    private func formerName(_ unit: MappedUnit, _ actor: Actor, _ app: CheckedApp, _ verdict: inout Verdict) {
        let name = app.name(actor.player.type)
        guard let former = app.definition.formerTypes[name], former.part == actor.role else { return }
        verdict.judged += 1
        var finding = app.finding(
            Self.self, actor, "\(name) has the name that \(app.definition.id) had before: it is \(former.newName) now",
            at: actor.declaration, subject: name)
        finding.identity.subject = "name"
        finding.statement = app.statement(app.definition.role(actor.role), "type")
        finding.reason = "Whoever looks for a part of a \(app.definition.unit.word) looks for its name."
        finding.remedy = "Run 'scaena sync': it renames the type, its file, and whoever names it."
        verdict.findings.append(finding)
    }

    /// Reports a part in the folder of another role of its unit: `Interactor/LoginPresenter.swift`, where the definition says
    /// `Presenter/{Unit}Presenter.swift`.
    private func folder(
        _ unit: MappedUnit, _ actor: Actor, _ actors: [Actor], _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let files = app.definition.files.filter { $0.place == .sources && $0.path.isOfUnit }
        func folders(_ role: String) -> [Substring] {
            files.filter { $0.holds.contains(role) }.compactMap {
                $0.path.description.split(separator: "/").dropLast().last
            }
        }
        guard actor.player.isNamed, let own = folders(actor.role).first, !own.contains("{"),
            let file = files.first(where: { $0.holds.contains(actor.role) }), app.isSure(file, "path"),
            // Of folders, a learned definition demands what all do.
            app.statement(file, "path")?.share ?? 1 == 1
        else { return }
        verdict.judged += 1
        let path = app.spot(actor.declaration).path.split(separator: "/").dropLast()
        guard let folder = path.last, folder != own,
            // Who shares the file may be whom it stands there for.
            app.map.index.declarations(inFile: actor.declaration.file).allSatisfy({ id, _ in
                id == actor.player.type || !(app.map.players[id]?.isRole ?? false)
            })
        else { return }
        let others = actors.filter { $0.role != actor.role && folders($0.role).contains(folder) }
        // Others of the unit stand where it says.
        guard
            others.contains(where: { app.spot($0.declaration).path.split(separator: "/").dropLast() == path }),
            let name = app.spot(actor.declaration).path.split(separator: "/").last
        else { return }
        var finding = app.finding(
            Self.self, actor, "\(name) stands in the folder \(folder), and not in \(own)", at: actor.declaration,
            subject: app.name(actor.player.type))
        finding.identity.subject = "folder"
        finding.statement = app.statement(file, "path")
        finding.reason = "Whoever looks for a part of a \(app.definition.unit.word) looks in its folder."
        finding.remedy = "Move it to \(own)/\(name)."
        verdict.findings.append(finding)
    }
}
