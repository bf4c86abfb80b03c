import Findings

/// The rules that a run asks, the findings that it tells of them, and how much each matters.
package struct RuleChoice: Sendable {
    /// The rules that are asked alone; nil for those that are asked where nothing is said.
    private let only: Set<String>?
    /// The rules that are left out, whatever else is said.
    private let except: Set<String>
    /// The rules that settings leave out.
    private let off: Set<String>
    private let severities: [String: Severity]
    private let all: [any Rule.Type]

    /// Asks rules, and tells all that they find.
    ///
    /// - Parameter rules: The rules.
    package init(_ rules: [any Rule.Type]) {
        (only, except, off, severities, all) = (Set(rules.map { $0.id } + RuleNames.own), [], [], [:], rules)
    }

    /// Takes what a command line and settings say. Names are those of rules, of groups of them, and of a team's own.
    ///
    /// - Parameters:
    ///   - only: The rules that are asked alone, whatever the settings say; nil where a command line names none.
    ///   - except: The rules that it leaves out.
    ///   - off: The rules that settings leave out.
    ///   - severities: The severities of their findings, where settings say them: that asks a rule that nobody asks else.
    package init(only: [String]?, except: [String], off: [String], severities: [String: Severity]) {
        self.only = only.map(Set.init)
        (self.except, self.off, self.severities, all) = (Set(except), Set(off), severities, Rules.all)
    }

    /// The rules that are asked.
    package var rules: [any Rule.Type] {
        // Only where all rules are asked can be told if a comment has a use.
        if let only, only.isSubset(of: RuleNames.own) { return tells(Suppressions.ruleID) ? Rules.standard : [] }
        return all.filter { rule in
            tells(rule.id)
                || rule.id == TeamRules.id
                    && (only ?? Set(severities.keys)).contains { !RuleNames.builtIn.contains($0) }
        }
    }

    /// True if nothing at all is asked.
    package var isEmpty: Bool { rules.isEmpty && !RuleNames.own.contains(where: tells) }

    /// Returns true if what a rule finds is told.
    ///
    /// - Parameter id: The id of the rule, which may be a team's own.
    package func tells(_ id: String) -> Bool {
        let groups = RuleNames.groups(of: id)
        let names = groups.union([id])
        guard except.isDisjoint(with: names) else { return false }
        let isOnDemand = all.contains { $0.id == id && $0.isOnDemand }
        // A group has the rules that are asked where nothing is said.
        if let only { return only.contains(id) || !isOnDemand && !only.isDisjoint(with: groups) }
        if off.contains(id) { return false }
        if severities[id] != nil { return true }
        return off.isDisjoint(with: groups) && !isOnDemand
    }

    /// The severity of a finding: what settings say of its rule, or else of a group that has it.
    func severity(of finding: Finding) -> Severity {
        severities[finding.rule]
            ?? RuleNames.groups(of: finding.rule).sorted().lazy.compactMap { severities[$0] }.first ?? finding.severity
    }

    /// All that is said, for whoever keeps what follows from it.
    package var text: String {
        let named = [only?.sorted() ?? ["-"], except.sorted(), off.sorted(), all.map { $0.id }]
        let weights = severities.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.rawValue)" }
        return (named + [weights]).map { $0.joined(separator: ",") }.joined(separator: "\n")
    }
}

/// The names by which settings, comments and command lines speak of rules.
package enum RuleNames {
    /// The names of what the check itself finds, in comments and in settings.
    package static let own = [Suppressions.ruleID, SettingsCheck.ruleID]

    /// Rules that are spoken of together.
    package static let groups: [(name: String, rules: [String])] = [
        ("ownership", [HoldRule.id, CycleRule.id]),
        ("channels", [ChannelRule.id, SaysRule.id, CarriesAndKnowsRule.id]),
        ("contracts", [ContractRule.id, UnusedRule.id]), ("units", [UnitRule.id, UnusedRule.id]),
        ("layers", [ImportsRule.id, CarriesAndKnowsRule.id, DataRule.id, StateRule.id]),
    ]

    /// The names that need no definition: of rules, of what the check itself finds, and of groups.
    package static let builtIn: [String] = Rules.all.map { $0.id } + own + groups.map(\.name)

    /// The groups of a rule. A team's own rules are those of the group `rules`.
    static func groups(of id: String) -> Set<String> {
        let named = groups.filter { $0.rules.contains(id) }.map(\.name)
        return Set(builtIn.contains(id) ? named : [TeamRules.id])
    }

    /// Returns the text about a name that needs no definition; nil where there is no such name.
    package static func section(of name: String) -> [String]? {
        if let rule = RulesPage.texts.first(where: { $0.id == name }) { return RulesPage.section(of: rule) }
        guard let group = groups.first(where: { $0.name == name }) else { return nil }
        let sections = RulesPage.texts.filter { group.rules.contains($0.id) }.flatMap { RulesPage.section(of: $0) }
        return ["# \(name)", "", "These rules together: \(group.rules.joined(separator: ", ")).", ""] + sections
    }
}
