import Checking
import Findings

/// The last lines of a report: what was found, what was looked at, and what could not be told.
package struct CheckSummary {
    package let lines: [String]

    package init(_ report: CheckReport, _ options: ReportOptions) {
        var lines: [String] = []
        let findings = report.findings
        if findings.isEmpty {
            let isUnfit = report.counts.units == 0 && report.counts.strays > 0
            lines.append(
                isUnfit
                    ? "No findings, but no unit either: the definition's names fit none of the \(report.counts.files) files."
                    : "No findings.")
        } else {
            let rules = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
            let told = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
            lines.append("\(Self.count(findings.count, "finding")): " + told.joined(separator: ", ") + ".")
        }
        if report.isWithoutArchitecture {
            self.lines = lines + [Self.ofCircles(report)] + Self.last(report, options)
            return
        }
        let counts = report.counts
        let calls = counts.resolvedCalls + counts.unresolvedCalls
        lines.append(
            "Checked \(Self.count(counts.units, "unit")) with \(Self.count(counts.actors, "actor")) in \(Self.count(counts.files, "file")), "
                + "\(Self.count(counts.channels, "reference")) that \(counts.channels == 1 ? "is a channel" : "are channels"), and \(Self.count(calls, "call"))."
        )
        var open: [String] = []
        if calls > 0, counts.unresolvedCalls > 0 {
            open.append(
                "of \(Self.share(counts.unresolvedCalls, calls)) of the calls it is not known on whom they are made")
        }
        if counts.strays > 0 {
            open.append(
                "\(Self.count(counts.strays, "type")) named like a role \(counts.strays == 1 ? "belongs" : "belong") to no unit"
            )
        }
        let unjudged = report.rules.filter { $0.value.unjudged > 0 }.sorted { $0.key < $1.key }
            .map { "\($0.key) \(Self.share($0.value.unjudged, $0.value.judged + $0.value.unjudged))" }
        if !unjudged.isEmpty {
            let why = Self.reasons(report)
            open.append(
                "places that a rule could not judge: " + unjudged.joined(separator: ", ")
                    + (why.isEmpty ? "" : ", as " + why.joined(separator: ", ")))
        }
        if !open.isEmpty { lines.append("Not checked: " + open.joined(separator: "; ") + ".") }
        self.lines = lines + Self.last(report, options)
    }

    /// The line on what was looked at where nothing tells the architecture.
    private static func ofCircles(_ report: CheckReport) -> String {
        "Checked \(count(report.counts.files, "file")) for circles of strong references among the classes of screens, and for nothing else: nothing tells the architecture. 'scaena learn' finds it and writes it down."
    }

    /// The lines on what was allowed before, and on what could not be read.
    private static func last(_ report: CheckReport, _ options: ReportOptions) -> [String] {
        var lines: [String] = []
        if report.suppressed > 0 { lines.append("\(count(report.suppressed, "finding")) allowed by comments.") }
        if report.baselined > 0 { lines.append("\(count(report.baselined, "finding")) accepted by the baseline.") }
        if !report.stale.isEmpty {
            let names = report.stale.prefix(5).map { $0.description }.joined(separator: "; ")
            lines.append(
                "\(count(report.stale.count, "entry", "entries")) of the baseline \(report.stale.count == 1 ? "is" : "are") mended: \(names)\(report.stale.count > 5 ? " …" : "")."
            )
        }
        for note in report.remarks { lines.append("note: \(options.path(note.path)): \(note.text)") }
        return lines
    }

    /// The reasons why rules could not judge, the most frequent first.
    private static func reasons(_ report: CheckReport) -> [String] {
        let counts = report.rules.values.reduce(into: [String: Int]()) { sum, rule in
            sum.merge(rule.reasons, uniquingKeysWith: +)
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { word, count in
            Unproven(rawValue: word).map { "\($0.words) (\(count))" }
        }
    }

    private static func count(_ count: Int, _ word: String, _ words: String? = nil) -> String {
        "\(count) \(count == 1 ? word : words ?? word + "s")"
    }

    /// A share in per cent; what is there is never 0 %.
    static func share(_ part: Int, _ whole: Int) -> String {
        let share = whole == 0 ? 0 : part * 100 / whole
        return share == 0 && part > 0 ? "less than 1 %" : "\(share) %"
    }
}
