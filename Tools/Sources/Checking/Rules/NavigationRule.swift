import Architecture
import Conformance
import Findings

/// Only the role that performs navigation goes to another screen, or back.
package struct NavigationRule: Rule {
    package static let id = "navigation"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "Only the role that performs navigation pushes, presents and dismisses.",
        more: """
            Pushing and popping is judged in every role; presenting where a unit's screen is known to be presented, since \
            alerts and pickers belong to who shows them; dismissing in roles that have no screen of their own. Calls on \
            others' own functions of these names are none.
            """,
        good: """
            final class LoginRouter {
                func navigateToHome() { viewController?.navigationController?.pushViewController(home, animated: true) }
            }
            """,
        bad: """
            final class LoginViewController: UIViewController {
                func loginTapped() { navigationController?.pushViewController(home, animated: true) }
            }
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        guard let navigation = app.definition.navigation else { return verdict }
        for actor in app.map.actors where actor.role != navigation.performs && !app.map.builds(actor.role) {
            for move in actor.moves {
                let hasScreen = actor.role == app.definition.unit.owner
                guard move.leadsToUnit || move.function == "dismiss" && !hasScreen else {
                    verdict.unjudged += 1
                    continue
                }
                verdict.judged += 1
                var finding = app.finding(
                    Self.self, actor,
                    "\(app.name(actor.player.type)) calls '\(move.function)', and the \(navigation.performs) performs navigation",
                    at: move.spot, subject: move.function)
                finding.statement = app.statement("navigation", "performs")
                finding.reason = app.about(navigation.performs)
                finding.remedy = "Let the \(navigation.decides) decide, and the \(navigation.performs) go there."
                verdict.findings.append(finding)
            }
        }
        return verdict
    }
}
