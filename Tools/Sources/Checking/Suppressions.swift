import Architecture
import Conformance
import Findings
import SourceModel

/// Comments that allow what a rule finds: `// scaena:ignore hold: the reason`.
///
/// Behind code the comment is for its line; on a line of its own, for the declaration or line below it;
/// `scaena:ignore-file` is for the file.
struct Suppressions {
    /// The rule that finds comments without a reason, without a use, and with a rule that is none.
    package static let ruleID = "suppression"

    package static let explanation = RuleExplanation(
        wants: "A comment that allows a finding names a rule, gives a reason, and allows something.",
        why: """
            Whoever reads it learns why the code is as it is. A comment that is no longer needed would hide the \
            next finding.
            """,
        judged: [
            "`// scaena:ignore RULE: the reason` behind code is for its line.",
            "On a line of its own, it is for the declaration or line below.",
            "`scaena:ignore-file` is for the file.",
            "RULE may be several with commas between them, a group of rules, or one of a team's own.",
            "A comment without a reason allows nothing.",
        ],
        silent: ["A comment that allows nothing, where one of its rules was not asked."],
        good: """
            var view: LoginView?  // scaena:ignore hold: the app has one screen, which stays
            """,
        bad: """
            var view: LoginView?  // scaena:ignore hold
            """)

    private struct Suppression {
        var rules: [String]
        var hasReason: Bool
        var lines: ClosedRange<Int>
        var spot: SourceSpot
        var text: String
        /// Those of its names by which something was allowed.
        var used: Set<String> = []
    }

    private var byFile: [String: [Suppression]] = [:]
    /// The ids of the team's own rules.
    private let teams: [String]

    /// Takes the comments of an app's files.
    init(_ apps: [CheckedApp], _ lines: SourceLines) {
        teams = Set(apps.flatMap { $0.settings.rules + $0.definition.rules }.map(\.id)).sorted()
        for map in apps.map(\.map) {
            for (file, notes) in map.notes {
                let path = map.index.files[file].path
                byFile[path] = notes.directives.compactMap { Self.read($0, notes.spans, path, lines.lines(of: path)) }
            }
        }
    }

    private static func read(
        _ directive: DirectiveFact, _ spans: [ClosedRange<Int>], _ path: String, _ lines: [String]
    ) -> Suppression? {
        guard directive.text.hasPrefix("ignore") else { return nil }
        let word = directive.text.prefix { !$0.isWhitespace && $0 != ":" }
        guard word == "ignore" || word == "ignore-file" else { return nil }
        let rest = directive.text.dropFirst(word.count)
        let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let rules = parts[0].split { $0 == "," || $0.isWhitespace }.map(String.init)
        let reason = parts.count > 1 ? parts[1].filter { !$0.isWhitespace } : ""
        let covered = word == "ignore-file" ? 1...max(lines.count, 1) : covered(by: directive.line, spans, lines)
        return Suppression(
            rules: rules, hasReason: !reason.isEmpty, lines: covered,
            spot: SourceSpot(path: path, line: directive.line),
            text: directive.text)
    }

    private static func covered(by line: Int, _ spans: [ClosedRange<Int>], _ lines: [String]) -> ClosedRange<Int> {
        func text(_ line: Int) -> Substring {
            lines.indices.contains(line - 1) ? lines[line - 1].drop { $0 == " " || $0 == "\t" } : ""
        }
        guard text(line).hasPrefix("//") || text(line).hasPrefix("/*") else { return line...line }
        var next = line + 1
        while next <= lines.count, text(next).isEmpty || text(next).hasPrefix("//") || text(next).hasPrefix("@") {
            // An attribute on a line of its own belongs to the declaration below it; one before code is that line.
            if text(next).hasPrefix("@"), text(next).contains(" ") { break }
            next += 1
        }
        let declared = spans.filter { $0.lowerBound == next }.max { $0.count < $1.count }
        return declared.map { line...$0.upperBound } ?? line...max(next, line)
    }

    /// Returns true if a comment allows a finding; it counts as used then.
    mutating func allow(_ finding: Finding) -> Bool {
        guard let found = byFile[finding.place.path] else { return false }
        let names = RuleNames.groups(of: finding.rule).union([finding.rule])
        for (number, suppression) in found.enumerated()
        where suppression.hasReason && !names.isDisjoint(with: suppression.rules)
            && suppression.lines.contains(finding.place.line)
        {
            byFile[finding.place.path]?[number].used.formUnion(names.intersection(suppression.rules))
            return true
        }
        return false
    }

    /// Returns the findings about the comments themselves.
    ///
    /// - Parameter choice: The rules that were asked: a comment for another one may have a use.
    func findings(asked choice: RuleChoice) -> [Finding] {
        let asked = Set(choice.rules.map { $0.id })
        return byFile.sorted { $0.key < $1.key }.flatMap { path, found in
            found.compactMap { suppression -> Finding? in
                let known = RuleNames.builtIn + teams
                if let unknown = suppression.rules.first(where: { !known.contains($0) }) {
                    let hint = NearestWord.hint(for: unknown, among: known)
                    return finding(
                        suppression, "'\(unknown)' is no rule\(hint)", "Name a rule: 'scaena rules' lists them.")
                }
                if suppression.rules.isEmpty {
                    return finding(suppression, "no rule is named", "Write '// scaena:ignore RULE: the reason'.")
                }
                if !suppression.hasReason {
                    return finding(
                        suppression, "no reason is given, so that nothing is ignored",
                        "Write '// scaena:ignore \(suppression.rules.joined(separator: ", ")): the reason'.")
                }
                let judged = suppression.rules.filter { isAsked($0, choice, asked) }
                let unused = judged.filter { !suppression.used.contains($0) }
                if suppression.used.isEmpty {
                    guard judged.count == suppression.rules.count else { return nil }
                    return missing(suppression, "nothing is found here that is ignored", "Delete the comment.")
                }
                return unused.first.map { name in
                    missing(
                        suppression, "nothing of '\(name)' is found here, which is ignored",
                        "Take '\(name)' out of the comment.")
                }
            }
        }
    }

    /// Returns true if everything that a name stands for was asked.
    private func isAsked(_ name: String, _ choice: RuleChoice, _ asked: Set<String>) -> Bool {
        if teams.contains(name) { return asked.contains(TeamRules.id) && choice.tells(name) }
        if name == TeamRules.id { return asked.contains(name) && teams.allSatisfy(choice.tells) }
        let group = RuleNames.groups.first { $0.name == name }
        return (group?.rules ?? [name]).allSatisfy(asked.contains)
    }

    /// A finding on a comment that finds nothing to allow.
    private func missing(_ suppression: Suppression, _ message: String, _ remedy: String) -> Finding {
        var finding = finding(suppression, message, remedy)
        finding.missed = [suppression.spot.path]
        return finding
    }

    private func finding(_ suppression: Suppression, _ message: String, _ remedy: String) -> Finding {
        let identity = Finding.Identity(
            rule: Self.ruleID, unit: "", role: "",
            subject: "\(suppression.spot.path.split(separator: "/").last ?? "") \(suppression.text)")
        var finding = Finding(identity, message, at: suppression.spot, subject: "")
        finding.reason = "A comment that allows something says why, and goes when it is no longer needed."
        finding.remedy = remedy
        return finding
    }
}
