import Checking
import Conformance
import Findings
import Foundation

/// A report for programs; docs/CHECK.md has the schema.
struct JSONReport {
    let options: ReportOptions

    private struct Document: Encodable {
        var version = 1
        var tool: String
        var findings: [Finding]
        var summary: Summary
    }

    private struct Summary: Encodable {
        var findings: Int
        var suppressed: Int
        var baselined: Int
        var stale: [Baseline.Entry]
        var counts: RoleMap.Counts
        var rules: [String: CheckReport.RuleCount]
        var unread: [Unread]
    }

    private struct Unread: Encodable {
        var path: String
        var reason: String
    }

    func text(of report: CheckReport) -> String {
        let findings = report.findings.map { finding in
            var finding = finding
            finding.place.path = options.path(finding.place.path)
            for number in finding.notes.indices {
                finding.notes[number].place.path = options.path(finding.notes[number].place.path)
            }
            for number in finding.fix.indices {
                finding.fix[number].path = options.path(finding.fix[number].path)
            }
            finding.members = nil
            finding.isCalled = nil
            finding.rename = finding.rename.map(options.path)
            if let path = finding.statement?.place.path { finding.statement?.place.path = options.path(path) }
            return finding
        }
        let summary = Summary(
            findings: findings.count, suppressed: report.suppressed, baselined: report.baselined, stale: report.stale,
            counts: report.counts, rules: report.rules,
            unread: report.remarks.map { Unread(path: options.path($0.path), reason: $0.text) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let document = Document(tool: "scaena \(options.version)", findings: findings, summary: summary)
        // Strings and numbers alone: nothing that JSON could not say.
        let data = (try? encoder.encode(document)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
