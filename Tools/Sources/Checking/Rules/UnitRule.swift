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
            "A unit has every part and contract that the definition wants, once, called so, in files and folders that are named so, with the base types that it names.",
        more: """
            A part is missing where all of the unit's roles are there but one: no type has its name, and none conforms to the \
            contract that it implements. Where the definition was learned, nothing is said of a part that nobody in the unit asks for: \
            by a contract, by a property, by making it, as what it hands to a generic base, or by an alias, nor of the parts of a screen that has another base than those, unless code makes them. A part that code names and nobody declares is missed in any case, if the whole app is read, none of it is Objective-C, and the files that name it import no rare module. Roles and contracts that are optional, that a unit has several of, or that no file of a new unit \
            holds, may be absent. Nothing is said of the base of a type whose parent's source is not there, nor, where the definition was learned, of a file that is named after the \
            unit or another type in it, or imports nothing that all of its layer do, of a file in a folder that is called as a module is, and of roles whose name most types bear that were not counted, nor of the base of a part whose screen has another base than the rest, or that does nothing of the base's work. A \
            part in the folder of another role is told where others of its unit stand in that folder, and one outside of its unit's folder where most of the unit stand in that. \
            Where the definition was learned, names are demanded where next to none of ten units does otherwise, a file is told in another unit's folder alone, \
            and nothing is said of a second class of a role, or of the file in which a contract stands.
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
        let needed = Self.needed(app)
        let wanted = needed.filter { app.isDemanded($0, "type") }
        var named: [Missing] = []
        var contracts: [MissingContract] = []
        lazy var areWrapped = areMostWrapped(app)
        let unitNames = Set(app.map.units.map { $0.name.typeName.lowercased() })
        for (number, unit) in app.map.units.enumerated() {
            let actors = app.map.actors(ofUnit: number)
            let hasScreen = !lacksOwner(unit, actors, app)
            let isNoScene = isBase(actors, app) || isWrapped(actors, app) && !areWrapped
            let owner = actors.first { $0.role == app.definition.unit.owner }
            if hasScreen, !isNoScene {
                let isJudged = missing(wanted, unit, actors, app, &verdict)
                contracts += missingContracts(unit, app)
                named += self.named(needed, without: isJudged ? wanted : [], unit, actors, app)
            } else {
                verdict.leave(.otherwise)
            }
            for actor in actors {
                formerName(unit, actor, app, &verdict)
                if isNoScene {
                    verdict.leave(.otherwise)
                    continue
                }
                folder(unit, actor, actors, app, &verdict)
                if hasScreen { base(actor, owner, app, &verdict) }
            }
            if !isNoScene {
                fileNames(of: actors, unit, app, &verdict)
                contractFiles(of: unit, app, &verdict)
                names(of: unit, app, &verdict)
                folders(unit, among: unitNames, app, &verdict)
            }
        }
        tell(named, app, &verdict)
        tell(contracts, app, &verdict)
        return verdict
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
