import Architecture
import Conformance
import Findings
import SourceModel

/// No strong references lead in a circle among the actors of a unit.
package struct CycleRule: Rule {
    package static let id = "cycle"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "No strong references lead in a circle among the actors of a unit.",
        more: """
            The whole circle is told. Where one of its references is one that a channel says is weak, the rule `hold` tells \
            of it, with the circle. Nothing is said of what closures capture.
            """,
        good: """
            final class LoginRouter {
                weak var presenter: LoginPresenter?
            }
            """,
        bad: """
            final class LoginRouter {
                var presenter: LoginPresenter?  // which holds the router strongly
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        var told: Set<Set<TypeIndex.ID>> = []
        for actor in app.map.actors {
            for hold in actor.holds where hold.ownership == .strong && hold.isClass {
                verdict.judged += 1
                guard let cycle = Cycles.cycle(through: hold, of: actor, app.map) else { continue }
                let channels = cycle.steps.map { app.map.channel(of: $0.hold, in: $0.actor) }
                guard !channels.contains(where: { $0.map { $0.hold != .strong } ?? false }),
                    told.insert(Set(cycle.steps.map(\.actor.player.type))).inserted
                else { continue }
                let blamed = zip(cycle.steps, channels).first { $0.1 == nil }?.0 ?? cycle.steps[0]
                let names = cycle.steps.map { app.name($0.actor.player.type) }
                var finding = app.finding(
                    Self.self, blamed.actor,
                    "strong references lead in a circle: " + (names + names.prefix(1)).joined(separator: " → "),
                    at: blamed.hold.spot, subject: blamed.hold.property, identity: names.sorted().joined(separator: " "))
                finding.statement = app.statement("unit", "owner")
                finding.reason = "None of them is ever released."
                finding.remedy = "Hold '\(blamed.hold.property)' weakly."
                finding.notes = cycle.notes(app)
                verdict.findings.append(finding)
            }
        }
        return verdict
    }
}
