import Architecture
import Conformance
import Findings
import SourceModel

/// A unit has its parts, in files named as the definition says, with the base types that it names.
package struct UnitRule: Rule {
    package static let id = "unit"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: """
            A unit has the definition's parts and contracts, each once, with the names, files, folders and base \
            types that it says.
            """,
        why: """
            Whoever looks for a part looks for its name, its file and its folder. A base type does for every \
            part what would be forgotten in one.
            """,
        judged: [
            "A part is missing where the unit has all others: no type has its name, and none conforms to its contract.",
            "A part or contract that code names and nobody declares is missing in any case.",
            """
            A second class of a role is found where it conforms to the role's contract, unless it is a double \
            such as `Mock…`.
            """,
            "Files are named as `path` says, and classes inherit from the `base` of their role.",
            "A part in another role's folder is found where that role's part stands there.",
            "A file outside its unit's folder is found where at least half of the unit stand in that folder.",
            "A folder with another name is found where the whole unit stands in it.",
            "A type with the name that an earlier definition gave it is found: `scaena sync` renames it.",
        ],
        silent: [
            "Parts and contracts that are optional, or that a unit has several of.",
            "Parts and contracts that no file of a new unit holds.",
            "Code that names a missing part, where only a part of the app is checked or some of it is Objective-C.",
            "Code that names a missing part, in a file that imports a rare module.",
            "Code that names a part which several units lack: it is declared where nobody reads it.",
            "The base of a type whose parent's source is missing.",
            "A file that has its type's own name, or differs from the wanted name in case alone.",
            "A file with its folder's name, where a module has that name, too.",
        ],
        learned: [
            """
            A part that nobody in the unit asks for: by a contract, a property, a generic base, an alias, or by \
            making it.
            """,
            "The parts of a screen that has another base than the rest, unless code makes them.",
            "The base of a part whose screen has another base than the rest, or that does nothing of the base's work.",
            "A base that two or more, and more than one in twenty, do without.",
            "A file that is named after the unit, or after another type in it.",
            "A file that imports none of the modules that all files of its layer import.",
            "A role whose name more than twice as many units bear as were counted.",
            "The name of a part, unless ten or more units were counted and next to none does otherwise.",
            "A file outside its unit's folder, unless it stands in another unit's.",
            "A second class of a role.",
            "The file in which a contract stands.",
            """
            A base with several heirs, a UIKit view wrapped for SwiftUI, and a flow without a screen: they are \
            no units.
            """,
        ],
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
