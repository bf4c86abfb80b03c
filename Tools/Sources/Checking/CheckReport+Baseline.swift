import SourceModel

extension CheckReport {
    /// Takes out what a baseline accepts.
    ///
    /// - Parameters:
    ///   - baseline: The baseline.
    ///   - choice: The rules that were asked.
    package mutating func accept(_ baseline: Baseline, asking choice: RuleChoice = RuleChoice(Rules.all)) {
        let sorted = baseline.sort(findings)
        findings = sorted.fresh
        baselined = sorted.accepted.count
        let unseen = Unseen(remarks.map(\.path))
        stale = sorted.stale.filter { isMended($0, choice, unseen) }
    }

    /// The entries of a baseline of which nothing is found, and of which it is not known if they are mended.
    ///
    /// - Parameters:
    ///   - baseline: The baseline.
    ///   - choice: The rules that were asked.
    package func unproven(of baseline: Baseline, asking choice: RuleChoice) -> [Baseline.Entry] {
        let unseen = Unseen(remarks.map(\.path))
        return baseline.sort(findings).stale.filter { !isMended($0, choice, unseen) }
    }

    /// Returns true if an entry of the baseline would have been found if it were still so: its rule was asked, a definition tells its unit,
    /// and it is in no file that was not read to its end.
    private func isMended(_ entry: Baseline.Entry, _ choice: RuleChoice, _ unseen: Unseen) -> Bool {
        guard isAsked(entry, choice), hasDefinition || entry.unit.isEmpty else { return false }
        if unseen.isEmpty { return true }
        let unit = entry.unit.split(separator: ".").last.map(String.init) ?? ""
        return unit.isEmpty
            ? !unseen.mayHold(Self.words(entry.role) + Self.words(entry.subject)) : !unseen.mayHold(ofUnit: unit)
    }

    private func isAsked(_ entry: Baseline.Entry, _ choice: RuleChoice) -> Bool {
        // A team's rules had one name, once.
        guard choice.tells(entry.rule == TeamRules.id ? entry.role : entry.rule) else { return false }
        if entry.rule == Suppressions.ruleID {
            // What nobody asks for is not found, and no comment that allows it is looked at.
            return Self.words(entry.subject).allSatisfy { !RuleNames.builtIn.contains($0) || choice.tells($0) }
        }
        if entry.rule == SettingsCheck.ruleID { return !isWithoutArchitecture }
        // Those of a team are one of ours.
        return rules[Rules.all.contains { $0.id == entry.rule } ? entry.rule : TeamRules.id] != nil
    }

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
    }
}
