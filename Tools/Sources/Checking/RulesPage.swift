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
            "This page is made from the rules themselves; `scaena check --explain RULE` prints one of them. A finding names the",
            "statement of the definition that it breaks. A rule stays silent where the sources do not tell enough.",
            "",
            "| word | here |", "|---|---|",
            "| unit | one screen with all its parts; a team may call it a scene or a module |",
            "| part | a type of a unit, such as `LoginPresenter` |",
            "| role | the kind of part that it is, such as presenter |",
            "| contract | a protocol by which parts know each other |",
            "| channel | a line of the definition: which role knows which, by which contract, and how it is held |",
            "| learned | written by `scaena learn` from what it counted in the app, `# 69 of 69` |", "",
        ]
        lines += ["Some rules have a name together:", "", "| name | rules |", "|---|---|"]
        lines += RuleNames.groups.map { "| `\($0.name)` | \($0.rules.map { "`\($0)`" }.joined(separator: ", ")) |" }
        lines += ["| `rules` | all of a team's own |", ""]
        for text in texts { lines += section(of: text) }
        return lines.joined(separator: "\n")
    }

    /// Returns the lines about one rule.
    package static func section(of rule: Text) -> [String] {
        let text = rule.explanation
        return ["## \(rule.id)", "", text.wants, "", text.why, ""]
            + list("Judged:", text.judged) + list("Silent about:", text.silent)
            + list("Silent too where the definition was learned:", text.learned)
            + example("Good:", text.good) + example("Found (\(rule.severity.rawValue)):", text.bad)
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : [title, ""] + items.map { "- \($0)" } + [""]
    }

    private static func example(_ title: String, _ code: String) -> [String] {
        [title, "", "```swift", code, "```", ""]
    }
}
