import Architecture
import Conformance
import Findings

/// Each message sent on a channel is named as the channel says.
package struct SaysRule: Rule {
    package static let id = "says"
    package static let severity = Severity.warning
    /// Learned definitions list the usual names of messages, and seldom all of them.
    package static let isOnDemand = true
    package static let explanation = RuleExplanation(
        wants: "Calls between two parts are named as the channel between their roles says.",
        why: "A name then tells in which direction a message goes.",
        judged: [
            "Calls of which it is known on whom they are made.",
            """
            This rule is asked only where `--only` or `check` of scaena.yml names it: a definition seldom lists \
            every name that a team uses.
            """,
        ],
        silent: [
            "Channels without `says`.",
            "Properties.",
            "What the role that builds calls.",
        ],
        good: """
            presenter.loginTapped()  // the channel says "…Tapped"
            """,
        bad: """
            presenter.doLogin()
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        for actor in app.map.actors where !app.map.builds(actor.role) {
            var told: Set<String> = []
            for call in actor.calls {
                guard let link = app.map.link(to: call.receiver, from: actor), let channel = link.channel,
                    !channel.says.isEmpty
                else { continue }
                verdict.judged += 1
                let names = [link.unit, actor.player.unit].compactMap(\.self).map { app.map.units[$0].name }
                let isSaid = channel.says.contains { form in
                    form.matches(call.name) || names.contains { form.form(for: $0).matches(call.name) }
                }
                guard !isSaid, told.insert("\(channel.to) \(call.name)").inserted else { continue }
                var finding = app.finding(
                    Self.self, actor,
                    "'\(call.name)' is not what \(channel.from.withArticle) says to the \(channel.to)",
                    at: call.spot,
                    subject: call.name)
                finding.isCalled = true
                finding.statement = app.statement(channel, "says")
                finding.reason = "Names tell which way a message goes: here \(channel.from) → \(channel.to)."
                finding.remedy =
                    "Name it as one of these: \(channel.says.map { "'\($0)'" }.joined(separator: ", "))."
                verdict.findings.append(finding)
            }
        }
        return verdict
    }
}
