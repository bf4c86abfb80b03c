import Architecture
import Conformance
import Findings
import SourceModel

/// The parts that a unit has, or lacks.
extension UnitRule {
    /// A part that is not there.
    struct Missing {
        let role: Role
        let name: String
        let unit: MappedUnit
        let owner: Actor
        /// The place where code names its type; nil where the definition asks for it.
        var use: Actor.Spot?
    }

    /// The roles that most units have one of.
    static func needed(_ app: CheckedApp) -> [Role] {
        let definition = app.definition
        let held = Set(definition.files.filter { $0.place == .sources && $0.needs.isEmpty }.flatMap(\.holds))
        return definition.roles.filter { role in
            role.scope == .unit && role.count == .one && role.isUsed && held.contains(role.id)
                && role.type.isOfUnit && !role.type.namesSeveral && !app.isPreview(role)
        }
    }

    /// The parts that a definition does not ask of each unit, or that it asks of too small ones, and that code names by a type that nobody
    /// declares.
    func named(
        _ needed: [Role], without judged: [Role], _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp
    ) -> [Missing] {
        guard let owner = actors.first(where: { $0.role == app.definition.unit.owner }) else { return [] }
        let others = needed.filter { role in !judged.contains { $0.id == role.id } }
        return others.compactMap { role in
            let name = role.type.name(for: unit.name)
            guard unit.players(of: role.id).isEmpty, !isThere(role, as: name, unit, app), let use = use(of: name, app)
            else {
                return nil
            }
            return Missing(role: role, name: name, unit: unit, owner: owner, use: use)
        }
    }

    /// Tells of parts that code names, each by itself: what several units lack is declared where nobody reads it.
    func tell(_ named: [Missing], _ app: CheckedApp, _ verdict: inout Verdict) {
        for missing in named {
            verdict.judged += 1
            guard named.count(where: { $0.role.id == missing.role.id }) == 1 else {
                verdict.leave(.names)
                continue
            }
            verdict.findings.append(finding(missing, app))
        }
    }

    /// Tells of the roles that a definition asks of each unit; returns false where a unit has too few parts to tell what it is.
    func missing(
        _ wanted: [Role], _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp, _ verdict: inout Verdict
    ) -> Bool {
        let definition = app.definition
        let there = wanted.filter { !unit.players(of: $0.id).isEmpty }
        // What lacks several parts may be none of these units, or a part of another.
        guard wanted.count > 2, there.count + 1 >= wanted.count else {
            verdict.leave(.otherwise)
            return false
        }
        guard let owner = actors.first(where: { $0.role == definition.unit.owner }) ?? actors.first else {
            return false
        }
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
            let isCounted = app.statement(role, "type")?.isCounted == true
            // What stands in a part's place is none to whoever wrote the definition.
            func isSpared() -> Bool {
                borrows(role, owner, app)
                    || (app.isLearned || app.map.builds(role.id)) && hasOther(role, unit, beside: owner, app)
                    || app.isLearned
                        && (hasVariant(name, of: role, app) || makesOther(role, unit, app)
                            || !isAskedByContract(role, unit, actors, app))
            }
            guard !isThere(role, as: name, unit, app) else {
                verdict.leave(.unasked)
                continue
            }
            let use = use(of: name, app)
            // Whoever names it means no other.
            guard use != nil || isNamed(name, unit, actors, app) || !isSpared() else {
                verdict.leave(.unasked)
                continue
            }
            let missing = Missing(role: role, name: name, unit: unit, owner: owner, use: isCounted ? use : nil)
            verdict.findings.append(finding(missing, app))
        }
        return true
    }

    /// Returns true if somebody has a role's name or does its work: another unit of this name may have it, and several types may share the
    /// work.
    private func isThere(_ role: Role, as name: String, _ unit: MappedUnit, _ app: CheckedApp) -> Bool {
        !app.map.index.types(named: name).isEmpty
            || !role.implements.compactMap { unit.contract($0) }.flatMap(app.map.descendants).isEmpty
    }

    private func finding(_ missing: Missing, _ app: CheckedApp) -> Finding {
        let (role, owner, word) = (missing.role, missing.owner, app.definition.unit.word)
        var finding = app.finding(
            Self.self, owner,
            "the \(word) \(missing.unit.name.typeName) has no \(role.id): there is no \(missing.name)",
            at: owner.declaration, subject: app.name(owner.player.type))
        finding.identity.subject = role.id
        finding.missed = [missing.name]
        if let use = missing.use {
            // The code asks for it, however many units have one.
            finding.reason = "Code names \(missing.name), and nobody declares it."
            finding.remedy = "Add \(missing.name), or take its name out of the code."
            finding.notes = [Finding.Note(message: "\(missing.name) is named here", place: app.spot(use))]
            return finding
        }
        finding.statement = app.statement(role, "type")
        let about = app.about(role.id)
        finding.reason = about.isEmpty ? "Somebody in the \(word) counts on it, or the others have it." : about
        finding.remedy = "Add \(missing.name), or say 'count: optional' of the role where units may do without."
        return finding
    }

    /// Tells a flow without a screen, which is made otherwise than scenes: it has no owner, and nobody in it asks for one.
    func lacksOwner(_ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp) -> Bool {
        guard let owner = app.definition.role(app.definition.unit.owner), unit.players(of: owner.id).isEmpty else {
            return false
        }
        return isUnasked(owner, unit, actors, app)
    }

    /// Tells what is called as a learned definition's scenes are, and is none: a base that other parts of the app inherit from.
    func isBase(_ actors: [Actor], _ app: CheckedApp) -> Bool {
        hasPart(of: actors, app) { app.map.index[$0].kind == .class && app.map.index[$0].children.count >= Self.heirs }
    }

    /// Tells a view of UIKit's that is wrapped for SwiftUI, and is called as a learned definition's scenes are.
    func isWrapped(_ actors: [Actor], _ app: CheckedApp) -> Bool {
        hasPart(of: actors, app) { type in
            ["UIViewRepresentable", "UIViewControllerRepresentable"].contains {
                app.map.index.inherits(type, fromOutside: $0) == .yes
            }
        }
    }

    /// Returns true if most of several units are views that are wrapped: then these are what the definition was learned of.
    func areMostWrapped(_ app: CheckedApp) -> Bool {
        let count = app.map.units.indices.count { isWrapped(app.map.actors(ofUnit: $0), app) }
        return count > Self.fewWrapped && count * 2 > app.map.units.count
    }

    /// So many wrapped views may be helpers.
    private static let fewWrapped = 3

    private func hasPart(of actors: [Actor], _ app: CheckedApp, _ fits: (TypeIndex.ID) -> Bool) -> Bool {
        actors.contains { actor in
            // A piece of a screen, of which a unit has some, makes it none the less a scene.
            guard actor.player.isNamed, let role = app.definition.role(actor.role), role.count == .one,
                app.statement(role, "type")?.isCounted == true
            else { return false }
            return fits(actor.player.type)
        }
    }

    /// So many heirs make a class a base; a scene may have one that does a little more.
    private static let heirs = 2

    /// Tells a role that was learned in other units and nobody asks for in this one: none of the contracts is there
    /// that it would implement, nobody holds it or one of them, and nobody makes it.
    private func isUnasked(_ role: Role, _ unit: MappedUnit, _ actors: [Actor], _ app: CheckedApp) -> Bool {
        let name = role.type.name(for: unit.name)
        return !isAskedByContract(role, unit, actors, app) && !isNamed(name, unit, actors, app)
            && use(of: name, app) == nil
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

    /// The place where code makes, holds, takes or stands on a type of a name that nobody declares; nil where the app is read in part, or
    /// where a module that is not read may have it: one that few files import, or Objective-C.
    func use(of name: String, _ app: CheckedApp) -> Actor.Spot? {
        guard app.settings.isWhole, app.layouts?.hasOtherMakers != true else { return nil }
        let index = app.map.index
        let files = app.names.files(having: [name]).filter { !app.map.isTest(file: $0) }
        guard files.allSatisfy({ index.files[$0].imports.allSatisfy { isUsual($0.module, app) } }) else { return nil }
        return files.lazy.compactMap { file in
            Self.line(naming: name, index.facts(ofFile: file)).map { Actor.Spot(file: file, line: $0) }
        }.first
    }

    private func isUsual(_ module: String, _ app: CheckedApp) -> Bool {
        let files = app.map.index.files
        return Self.ofSystem.contains(module) || files.contains { $0.modules.contains(module) }
            || files.lazy.filter { $0.imports.contains { $0.module == module } }.prefix(Self.fewImporting).count
                == Self.fewImporting
    }

    private static let ofSystem: Set = ["Combine", "Foundation", "SwiftUI", "UIKit"]
    /// Libraries are imported by as many files.
    private static let fewImporting = 3

    /// The line where a file names a type that it neither declares nor takes as a parameter.
    private static func line(naming name: String, _ facts: FileFacts) -> Int? {
        func isNamed(_ type: TypeFact) -> Bool {
            // `LoginKit.LoginRouter` is another module's.
            type.namedParts.contains { part in
                if case .named(nil, name, _) = part { true } else { false }
            }
        }
        let members = facts.members + facts.types.flatMap(\.members)
        let isDeclared =
            facts.types.contains { $0.name == name || $0.generics.contains { $0.name == name } }
            || members.contains { $0.generics.contains { $0.name == name } }
        guard !isDeclared else { return nil }
        if let heir = facts.types.first(where: { $0.inheritance.contains(where: isNamed) }) { return heir.line }
        for member in members {
            let types =
                [member.type, member.storage?.initialValue?.type].compactMap(\.self)
                + member.parameters.map(\.type)
            if types.contains(where: isNamed) { return member.line }
            let call = member.body?.calls.first { call in
                // `LoginRouter.makeModule()`
                call.creates.map(isNamed) == true || call.callee.names.first == name && call.callee.nameCount > 1
            }
            if let call { return call.line }
        }
        return nil
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
}
