import Architecture
import Conformance
import Findings

/// Only the role that performs navigation goes to another screen, or back.
package struct NavigationRule: Rule {
    package static let id = "navigation"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "Only the role that performs navigation pushes, presents and dismisses.",
        why: "Whoever looks for the ways from a screen looks in that role alone.",
        judged: [
            "Pushing and popping, in every role.",
            "Presenting, where a unit's screen is presented: alerts and pickers belong to whoever shows them.",
            "Dismissing, in roles that have no screen of their own.",
            """
            Segues, `show(_:sender:)`, the runtime's `Navigation` and a window's new `rootViewController` count \
            as pushing.
            """,
            "Builders may go anywhere, and so may roles with a channel to other units' builders.",
        ],
        silent: [
            "Functions of these names that the app declares itself.",
            "The pages of a page view controller.",
            "A container that sets its own screens by `setViewControllers`.",
        ],
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
        // Whoever goes to other units' builders by the definition performs navigation, too: an app's root.
        let performers = app.definition.channels.filter { $0.leavesUnit && $0.to == app.definition.assembly.by }
        let exempt = Set(performers.map(\.from) + [navigation.performs])
        for actor in app.map.actors {
            if exempt.contains(actor.role) || app.map.builds(actor.role) {
                // Who performs it is judged, too, and does as the definition says.
                verdict.judged += actor.moves.count
                continue
            }
            for move in actor.moves {
                let hasScreen =
                    actor.role == app.definition.unit.owner
                    || app.map.mayBeController(actor.player.type)
                // A container that is given its screens shows them, and goes nowhere.
                let isOwn = move.function == "setViewControllers" && move.isOnSelf
                guard !isOwn, move.leadsToUnit || move.function == "dismiss" && !hasScreen else {
                    verdict.leave(.names)
                    continue
                }
                verdict.judged += 1
                let verb = move.function == Actor.Move.root ? "sets" : "calls"
                var finding = app.finding(
                    Self.self, actor,
                    "\(app.name(actor.player.type)) \(verb) '\(move.function)', and the \(navigation.performs) performs navigation",
                    at: move.spot, subject: move.function)
                if move.function != Actor.Move.root { finding.isCalled = true }
                finding.statement = app.statement(navigation, "performs")
                let about = app.about(navigation.performs)
                finding.reason =
                    about.isEmpty ? "Who looks for the ways of a \(app.definition.unit.word) looks there alone." : about
                finding.remedy = "Let the \(navigation.decides) decide, and the \(navigation.performs) go there."
                verdict.findings.append(finding)
            }
        }
        return verdict
    }
}
