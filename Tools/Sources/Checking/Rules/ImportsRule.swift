import Architecture
import Conformance
import Findings

/// The files of a layer import nothing that the layer may not.
package struct ImportsRule: Rule {
    package static let id = "imports"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "A file with a role of a layer imports no module that the layer may not import.",
        more: """
            Business code that imports UIKit cannot be tested or moved without it. A file that also holds a role of a layer \
            that may import the module is not judged.
            """,
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
            for found in actor.imports {
                verdict.judged += 1
                guard layer.mayNotImport.contains(found.module), told.insert(found).inserted else { continue }
                let others = (layers[found.spot.file] ?? []).compactMap { id in
                    app.definition.layers.first { $0.id == id }
                }
                let isShared =
                    layers[found.spot.file]?.contains("") == true
                    || others.contains { !$0.mayNotImport.contains(found.module) }
                if isShared {
                    verdict.unjudged += 1
                    continue
                }
                var finding = app.finding(
                    Self.self, actor, "\(app.name(actor.player.type)) imports \(found.module), which the layer \(layer.id) may not",
                    at: found.spot, subject: found.module)
                finding.statement = app.statement("layers", layer.id, "mayNotImport")
                finding.reason = layer.about.map { "The layer \(layer.id) is this: \($0)." } ?? ""
                finding.remedy =
                    "Remove the import, and move what needs \(found.module) to a role of a layer that may import it."
                verdict.findings.append(finding)
            }
        }
        return verdict
    }
}
