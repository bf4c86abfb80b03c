import Architecture
import Conformance
import Findings
import SourceModel

/// A role without state keeps nothing that changes.
package struct StateRule: Rule {
    package static let id = "state"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "A role that is `stateless` keeps nothing that changes from call to call.",
        why: "Several modules call such a role at once, and no screen owns it. Whoever asks keeps the answer.",
        judged: [
            "Stored variables, static and lazy ones among them.",
            "Constants may hold whom the role talks to, and computed properties keep nothing.",
        ],
        silent: ["Variables with an attribute, such as `@TaskLocal`."],
        good: """
            enum SessionBO {
                static func isValid(_ session: Session, with provider: any SessionProviderInterface) async -> Bool
            }
            """,
        bad: """
            enum SessionBO {
                static var last: Session?  // a businessObject says stateless: true
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for actor in app.map.actors {
            guard let role = app.definition.role(actor.role), role.isStateless else { continue }
            for member in app.map.index.members(of: actor.player.type, .members) {
                guard app.map.rules(file: member.part.file), member.fact.kind == .property,
                    let storage = member.fact.storage
                else { continue }
                guard member.fact.attributes.isEmpty else {
                    verdict.leave(.names)
                    continue
                }
                verdict.judged += 1
                guard !storage.isConstant else { continue }
                var finding = app.finding(
                    Self.self, actor,
                    "\(app.name(actor.player.type)) keeps '\(member.fact.name)', and \(role.id.withArticle) has no state",
                    at: Actor.Spot(file: member.part.file, line: member.fact.line), subject: member.fact.name)
                finding.statement = app.statement(role, "stateless")
                finding.reason = app.about(role.id)
                finding.remedy = "Hand it in with each call, and let who asks keep it."
                verdict.findings.append(finding)
            }
        }
        return verdict
    }
}
