import Findings

/// The page about all rules, docs/RULES.md.
package enum RulesPage {
    /// A rule, or what the check itself finds, as its page tells it.
    package struct Text: Sendable {
        package let id: String
        package let severity: Severity
        package let explanation: RuleExplanation
    }

    /// All rules in their order, and behind them what the check itself finds.
    package static let texts: [Text] =
        Rules.all.map { Text(id: $0.id, severity: $0.severity, explanation: $0.explanation) } + [
            Text(id: Suppressions.ruleID, severity: .warning, explanation: Suppressions.explanation),
            Text(id: SettingsCheck.ruleID, severity: .warning, explanation: SettingsCheck.explanation),
        ]

    /// The page's text.
    package static var text: String {
        var lines = [
            "# What `scaena check` looks for", "",
            "Made from the rules themselves; `scaena check --explain RULE` prints the same. Each finding names the statement of the",
            "definition that it breaks, and every rule stays silent where something cannot be told from the sources.",
            "",
        ]
        lines += ["Several have a name together:", "", "| name | rules |", "|---|---|"]
        lines += RuleNames.groups.map { "| `\($0.name)` | \($0.rules.map { "`\($0)`" }.joined(separator: ", ")) |" }
        lines += ["| `rules` | all of a team's own |", ""]
        for text in texts { lines += section(of: text) }
        return lines.joined(separator: "\n")
    }

    /// Returns the lines about one rule.
    package static func section(of rule: Text) -> [String] {
        let text = rule.explanation
        return [
            "## \(rule.id)", "", text.wants, "", text.more, "", "Good:", "", "```swift", text.good, "```", "",
            "Found (\(rule.severity.rawValue)):", "",
            "```swift", text.bad, "```", "",
        ]
    }
}
