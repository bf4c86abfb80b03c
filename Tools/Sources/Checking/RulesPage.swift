/// The page about all rules, docs/RULES.md.
package enum RulesPage {
    /// The page's text.
    package static var text: String {
        var lines = [
            "# What `scaena check` looks for", "",
            "Made from the rules themselves; `scaena check --explain RULE` prints the same. Each finding names the statement of the",
            "definition that it breaks, and every rule stays silent where something cannot be told from the sources.",
            "",
        ]
        for rule in Rules.all { lines += section(of: rule) }
        return lines.joined(separator: "\n")
    }

    /// Returns the lines about one rule.
    package static func section(of rule: any Rule.Type) -> [String] {
        let text = rule.explanation
        return [
            "## \(rule.id)", "", text.wants, "", text.more, "", "Good:", "", "```swift", text.good, "```", "",
            "Found (\(rule.severity.rawValue)):", "",
            "```swift", text.bad, "```", "",
        ]
    }
}
