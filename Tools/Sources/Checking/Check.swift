import Architecture
import Conformance
import Findings
import SourceModel

/// What a check found, and how much it could tell.
package struct CheckReport: Sendable, Codable {
    /// The findings, by file and line.
    package var findings: [Finding] = []
    /// What was looked at.
    package var counts = RoleMap.Counts()
    /// How many places each rule judged, and could not judge.
    package var rules: [String: RuleCount] = [:]
    /// How many findings comments allow.
    package var suppressed = 0
    /// How many findings the baseline accepts.
    package var baselined = 0
    /// The entries of the baseline that nothing is found of any more.
    package var stale: [Baseline.Entry] = []
    /// The paths of files with a syntax error.
    package var broken: [String] = []
    /// Files that could not be read.
    package var notes: [SourceNote] = []
    /// What could not be read, or not be trusted.
    package var remarks: [SourceNote] {
        let text =
            "its syntax could not be read in one place, so that what stands behind that may have been read wrongly"
        return notes + broken.map { SourceNote(path: $0, text: text) }
    }

    /// Files that could not be read are looked at each time: of them nothing is kept.
    private enum CodingKeys: String, CodingKey {
        case findings, counts, rules, suppressed, baselined, stale, broken
    }

    /// How many places a rule judged.
    package struct RuleCount: Sendable, Codable, Equatable {
        package var judged = 0
        package var unjudged = 0
    }

    package init() {}
}

/// Asks rules of an app.
package enum Check {
    /// Judges what one definition rules.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - rules: The rules that are asked.
    ///   - severities: How much their findings matter, where a project says it otherwise.
    ///   - lines: The texts of files with findings.
    ///   - jobs: How many threads take part.
    /// - Returns: The report.
    package static func report(
        on app: CheckedApp, rules: [any Rule.Type] = Rules.all, severities: [String: Severity] = [:],
        lines: SourceLines = SourceLines(), jobs: Int = Workers.processorCount
    ) -> CheckReport {
        var report = CheckReport()
        report.counts = app.map.counts
        report.broken = app.map.broken.map { app.map.index.files[$0].path }
        var suppressions = Suppressions(app.map, lines)
        var told: Set<Finding> = []
        let doubts = Doubts(app)
        // Rules know nothing of each other; what they find is told in their order.
        let verdicts = Slots<Verdict>(rules.count)
        Workers.run(rules.count, jobs: jobs) { verdicts[$0] = rules[$0].init().verdict(on: app) }
        for (number, rule) in rules.enumerated() {
            let verdict = doubts.sort(verdicts[number] ?? Verdict())
            report.rules[rule.id] = CheckReport.RuleCount(judged: verdict.judged, unjudged: verdict.unjudged)
            for (place, found) in verdict.findings.enumerated() {
                var finding = found
                finding.severity = severities[rule.id] ?? finding.severity
                finding.place = lines.place(finding.place, of: finding.subject)
                if let mend = verdict.mends[place] {
                    finding.fix = Mending(lines: lines).edits(mend, of: finding)
                    if case .rename(_, let path) = mend { finding.rename = path }
                }
                // What a base class has, each of its heirs would be told of.
                guard told.insert(finding).inserted else { continue }
                if suppressions.allow(finding) {
                    report.suppressed += 1
                } else {
                    report.findings.append(finding)
                }
            }
        }
        report.findings += suppressions.findings(asked: Set(rules.map { $0.id })).map { finding in
            var finding = finding
            finding.severity = severities[finding.rule] ?? finding.severity
            return finding
        }
        report.sort()
        return report
    }
}

extension CheckReport {
    /// Puts the findings in their order.
    package mutating func sort() {
        findings.sort { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
    }

    /// Adds what another definition's part of the project has.
    package mutating func add(_ other: CheckReport) {
        // What concerns a whole file two definitions of it may find.
        func key(_ finding: Finding) -> [String] { ["\(finding.place)", finding.rule, finding.message] }
        let known = Set(findings.map(key))
        findings += other.findings.filter { !known.contains(key($0)) }
        counts = counts + other.counts
        rules.merge(other.rules) { RuleCount(judged: $0.judged + $1.judged, unjudged: $0.unjudged + $1.unjudged) }
        suppressed += other.suppressed
        broken = Set(broken + other.broken).sorted()
        sort()
    }

    /// Takes out what a baseline accepts.
    package mutating func accept(_ baseline: Baseline) {
        let sorted = baseline.sort(findings)
        findings = sorted.fresh
        baselined = sorted.accepted.count
        stale = sorted.stale
    }
}
