import Architecture
import Conformance
import Findings
import SourceModel

/// The files of a layer import nothing that the layer may not.
package struct ImportsRule: Rule {
    package static let id = "imports"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: """
            A file imports no module that the layer of its roles forbids, and a layer of modules only layers \
            that it knows.
            """,
        why: "Business code that imports UIKit cannot be tested or moved without it.",
        judged: [
            "Files in which a part stands whose layer has `mayNotImport`.",
            """
            A layer may consist of whole modules, also in a scaena.yml without an architecture: `layers: { core: \
            { modules: [Models, Network], mayNotImport: UIKit, knows: [] } }`.
            """,
            """
            All files of such a layer are judged. Of other layers' modules, they import only those whose layer \
            its `knows` names.
            """,
        ],
        silent: [
            "A file that also holds a part whose layer may import the module, or a part without a layer.",
            "A file that declares a SwiftUI view, or a class that inherits from one of UIKit's.",
            "A file that extends a part beside a type of its own, or that extends several types.",
            "A file that modules inside and outside of the layer compile.",
        ],
        learned: [
            "A file that only extends a part, unless it imports UIKit and uses nothing of it.",
            "UIKit, in roles that go to screens and use it.",
            "UIKit, where only its notifications or values such as images are used.",
            "UIKit, beside an import of SwiftUI that the layer may have: SwiftUI brings it along.",
            "SwiftUI without UIKit, where only UIKit's values are used.",
            "SwiftUI, for its own values: `Binding`, `Color`, `Font`, `Image`, `LocalizedStringKey`, `NavigationPath`.",
            "SwiftUI, beside a module to which it adds types, such as PhotosUI or MapKit.",
            "SwiftUI, for an `ObservableObject`, unless there are ten or more and nearly all do without it.",
            "A class that plays its role by its contract alone, and works on UIKit's views or controllers.",
        ],
        good: """
            import Foundation

            final class LoginInteractor {}
            """,
        bad: """
            import UIKit  // the layer business says mayNotImport: [UIKit]

            final class LoginInteractor {}
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        var layers: [Int: Set<String>] = [:]
        for actor in app.map.actors {
            layers[actor.declaration.file, default: []].insert(app.definition.role(actor.role)?.layer ?? "")
        }
        var told: Set<Actor.Import> = []
        for actor in app.map.actors {
            guard let layer = app.definition.layers.first(where: { $0.id == app.definition.role(actor.role)?.layer }),
                !layer.mayNotImport.isEmpty
            else { continue }
            let isLearned = app.statement(app.definition.role(actor.role), "type")?.isCounted == true
            for found in actor.imports {
                verdict.judged += 1
                guard layer.mayNotImport.contains(found.module), told.insert(found).inserted else { continue }
                let others = (layers[found.spot.file] ?? []).compactMap { id in
                    app.definition.layers.first { $0.id == id }
                }
                let isShared =
                    layers[found.spot.file]?.contains("") == true
                    || others.contains { !$0.mayNotImport.contains(found.module) }
                    || Self.isOfOthers(
                        app.map.index.facts(ofFile: found.spot.file), found.spot.file == actor.declaration.file)
                    || declaresView(found, beside: actor, app)
                    || isObserved(found, actor, layer, app) || isOfUIKit(found, actor.player.type, app)
                    || isLearned && isOverlaid(found, app)
                    || isLearned && (isBrought(found, layer, app) || isExcused(found, actor, app))
                    || isLearned && !actor.player.isNamed && usesScreens(found, app)
                if isShared {
                    verdict.leave(.unsaid)
                    continue
                }
                var finding = app.finding(
                    Self.self, actor,
                    "\(app.name(actor.player.type)) imports \(found.module), which the layer \(layer.id) may not",
                    at: found.spot, subject: found.module)
                finding.statement = app.statement(layer, "mayNotImport", found.module)
                finding.reason = layer.about.map { "The layer \(layer.id) is this: \($0)." } ?? ""
                finding.remedy =
                    "Remove the import, and move what needs \(found.module) to a role of a layer that may import it."
                verdict.findings.append(finding)
            }
        }
        for layer in app.settings.layers + app.definition.layers where !layer.modules.isEmpty {
            judge(layer, app, &told, &verdict)
        }
        return verdict
    }

    /// Excuses what a learned definition has not counted, or what UIKit alone has: a file that only adds to an actor, a role that goes to
    /// screens, names of notifications, and values such as images and colours without a view among them; and SwiftUI for these values or a
    /// binding. What names nothing of a module is imported for nothing, and told.
    private func isExcused(_ found: Actor.Import, _ actor: Actor, _ app: CheckedApp) -> Bool {
        let isAddition = found.spot.file != actor.declaration.file
        guard ["UIKit", "SwiftUI"].contains(found.module) else { return isAddition }
        let written = WrittenNames(app.map.index.facts(ofFile: found.spot.file))
        if found.module == "SwiftUI" {
            // It brings UIKit along, where nothing else does.
            let isAlone = !app.map.index.files[found.spot.file].imports.contains { $0.module == "UIKit" }
            if isAddition || written.names.contains("Binding") || usesValues(written, app) { return true }
            guard isAlone else { return false }
        } else if written.areOfNotifications || showsScreens(actor, app) {
            return true
        }
        let ofUIKit = written.names.filter(InterfaceNames.isOfUIKit)
        return !ofUIKit.isEmpty
            && (isAddition || !ofUIKit.contains(where: InterfaceNames.isSeen))
    }

    /// Returns true if a file is of values of SwiftUI's, which a state may have as well as a colour of UIKit's.
    private func usesValues(_ written: WrittenNames, _ app: CheckedApp) -> Bool {
        let index = app.map.index
        return written.names.intersection(InterfaceNames.values).contains { name in
            index.types(named: name).allSatisfy { index[$0].kind == .outside }
        }
    }

    /// Returns true if a file uses what is seen on a screen. Who plays a role by its contract alone may be something else, which needs it.
    private func usesScreens(_ found: Actor.Import, _ app: CheckedApp) -> Bool {
        let names = WrittenNames(app.map.index.facts(ofFile: found.spot.file)).names
        return names.contains { name in InterfaceNames.isOfUIKit(name) && InterfaceNames.isSeen(name) }
    }

    /// Tells a role that performs navigation, or of which many push and present: that needs UIKit, whoever writes the import down. What uses
    /// nothing of it can be without.
    private func showsScreens(_ actor: Actor, _ app: CheckedApp) -> Bool {
        let all = app.map.actors.filter { $0.role == actor.role }
        let isOfRole =
            actor.role == app.definition.navigation?.performs
            || all.count { !$0.moves.isEmpty } * Self.many >= all.count
        guard isOfRole else { return false }
        let names = WrittenNames(app.map.index.facts(ofFile: actor.declaration.file)).names
        return names.contains { $0.hasPrefix("UI") } || !names.isDisjoint(with: Self.moves)
    }

    /// Where one of so many parts of a role goes to screens, that is what the role is for.
    private static let many = 3
    private static let moves: Set<String> = ["present", "dismiss", "pushViewController", "popViewController"]

    /// Excuses SwiftUI beside a module to which it adds types that neither has alone, as `PhotosPickerItem` to PhotosUI.
    private func isOverlaid(_ found: Actor.Import, _ app: CheckedApp) -> Bool {
        found.module == "SwiftUI"
            && app.map.index.files[found.spot.file].imports.contains { InterfaceNames.overlaid.contains($0.module) }
    }

    /// Returns true if SwiftUI, which the layer may import and which brings UIKit along, stands beside it, and the file uses UIKit: without
    /// the one the other is still there.
    private func isBrought(
        _ found: Actor.Import, _ layer: ArchitectureDefinition.Layer, _ app: CheckedApp
    ) -> Bool {
        found.module == "UIKit" && !layer.mayNotImport.contains("SwiftUI")
            && app.map.index.files[found.spot.file].imports.contains { $0.module == "SwiftUI" }
            && WrittenNames(app.map.index.facts(ofFile: found.spot.file)).names.contains { name in
                InterfaceNames.isOfUIKit(name) || InterfaceNames.isNearlyOfUIKit(name)
            }
    }

    /// Excuses SwiftUI in the file of what its views observe, where the definition was learned from units with mostly other views:
    /// `ObservableObject` comes with that import. Where nearly all that are observed do with Combine, the next one can.
    private func isObserved(
        _ found: Actor.Import, _ actor: Actor, _ layer: ArchitectureDefinition.Layer, _ app: CheckedApp
    ) -> Bool {
        func isObserved(_ actor: Actor) -> Bool {
            app.map.index.inherits(actor.player.type, fromOutside: "ObservableObject") == .yes
        }
        guard found.module == "SwiftUI", app.statement(layer, "mayNotImport", found.module)?.isCounted == true,
            isObserved(actor)
        else { return false }
        let observed = app.map.actors.filter { app.definition.role($0.role)?.layer == layer.id && isObserved($0) }
        let importing = observed.count { $0.imports.contains { $0.module == found.module } }
        return observed.count < Self.manyObserved || importing * Self.fewImporting > observed.count
    }

    /// So many observed parts show what the next one needs, where no more than one of so many imports the module.
    private static let manyObserved = 10
    private static let fewImporting = 20

    /// Excuses UIKit, and SwiftUI, in a file that declares a view beside the actor, by a base of the app's own: a cell,
    /// `Cell: AppCell: UITableViewCell`.
    private func declaresView(_ found: Actor.Import, beside actor: Actor, _ app: CheckedApp) -> Bool {
        ["UIKit", "SwiftUI"].contains(found.module)
            && app.map.index.declarations(inFile: found.spot.file).contains { id, part in
                !part.isExtension && app.map.index[id].kind == .class && id != actor.player.type
                    && standsOnUIKit(id, app)
            }
    }

    /// Excuses UIKit in the file of a class that inherits from one of its views or controllers by a base of the app's own: it
    /// cannot be without, whatever layer it was put in.
    private func isOfUIKit(_ found: Actor.Import, _ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        found.module == "UIKit" && standsOnUIKit(type, app)
    }

    private func standsOnUIKit(_ type: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.index.ancestors(of: type).contains { parent in
            guard let name = parent.type.lastName, name.hasPrefix("UI"),
                ["View", "Cell", "Controller"].contains(where: name.hasSuffix)
            else { return false }
            switch parent.meaning {
            case .outside: return true
            case .type(let id, _): return app.map.index[id].kind == .outside
            default: return false
            }
        }
    }

    /// Returns true if a file may import something for another type: it has a view or a view controller in it,
    /// whatever the definition says of that, or it only adds to the actor, beside a type of its own.
    private static func isOfOthers(_ facts: FileFacts, _ declaresActor: Bool) -> Bool {
        if !declaresActor, facts.types.contains(where: { $0.kind != .extension && $0.kind != .alias }) { return true }
        if !declaresActor, Set(facts.types.map(\.name)).count > 1 { return true }
        return facts.types.contains { type in
            type.kind == .class && type.inheritance.first?.lastName?.hasPrefix("UI") == true
                || type.kind == .struct && type.inheritance.contains { $0.lastName == "View" }
        }
    }

    /// Judges a layer of whole modules.
    private func judge(
        _ layer: ArchitectureDefinition.Layer, _ app: CheckedApp, _ told: inout Set<Actor.Import>,
        _ verdict: inout Verdict
    ) {
        let layers = app.settings.layers + app.definition.layers
        for file in app.map.files {
            let source = app.map.index.files[file]
            guard let own = source.modules.first(where: layer.modules.contains) else { continue }
            guard source.modules.allSatisfy(layer.modules.contains) else {
                verdict.leave(.names)
                continue
            }
            for fact in source.imports {
                verdict.judged += 1
                let other = layers.first { $0.modules.contains(fact.module) }
                let isUnknown = other.map { $0.id != layer.id && layer.knows?.contains($0.id) == false } ?? false
                let found = Actor.Import(module: fact.module, spot: Actor.Spot(file: file, line: fact.line))
                guard isUnknown || layer.mayNotImport.contains(fact.module), told.insert(found).inserted else {
                    continue
                }
                let whose = isUnknown ? " of the layer \(other?.id ?? "")" : ""
                let identity = Finding.Identity(rule: Self.id, unit: "", role: own, subject: fact.module)
                var finding = Finding(
                    identity, "\(own) imports \(fact.module)\(whose), which the layer \(layer.id) may not",
                    at: app.spot(found.spot), subject: fact.module)
                finding.severity = Self.severity
                finding.statement =
                    isUnknown ? app.statement(layer, "knows") : app.statement(layer, "mayNotImport", fact.module)
                finding.reason = layer.about.map { "The layer \(layer.id) is this: \($0)." } ?? ""
                finding.remedy = "Remove the import, and move what needs \(fact.module) to a layer that may import it."
                verdict.findings.append(finding)
            }
        }
    }
}
