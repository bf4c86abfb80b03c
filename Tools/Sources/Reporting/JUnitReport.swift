import Checking
import Findings

/// A report as JUnit's XML, which most CI systems show: a suite for each rule, a case for each finding.
struct JUnitReport {
    let options: ReportOptions

    func text(of report: CheckReport) -> String {
        var byRule = Dictionary(grouping: report.findings, by: \.rule)
        for rule in report.rules.keys where byRule[rule] == nil { byRule[rule] = [] }
        let suites = byRule.sorted { $0.key < $1.key }
        let cases = suites.map { max($0.value.count, 1) }.reduce(report.remarks.count, +)
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"scaena check\" tests=\"\(cases)\" failures=\"\(Self.failures(report.findings))\">",
        ]
        for (rule, findings) in suites {
            lines.append(
                "  <testsuite name=\"\(Self.escaped(rule))\" tests=\"\(max(findings.count, 1))\" failures=\"\(Self.failures(findings))\">"
            )
            if findings.isEmpty {
                lines.append("    <testcase classname=\"\(Self.escaped(rule))\" name=\"no findings\"/>")
            }
            lines += findings.map(testCase)
            lines.append("  </testsuite>")
        }
        let unread = report.remarks
        if !unread.isEmpty {
            lines.append("  <testsuite name=\"unread\" tests=\"\(unread.count)\" skipped=\"\(unread.count)\">")
            lines += unread.map { note in
                let path = Self.escaped(options.path(note.path))
                return
                    "    <testcase classname=\"unread\" name=\"\(path)\"><skipped message=\"\(Self.escaped(note.text))\"/></testcase>"
            }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func failures(_ findings: [Finding]) -> Int { findings.count { $0.severity > .note } }

    private func testCase(_ finding: Finding) -> String {
        let path = options.path(finding.place.path)
        let name = Self.escaped("\(path):\(finding.place.line) \(finding.message)")
        let details = [
            "\(path):\(finding.place.line):\(finding.place.column): \(finding.message)", finding.reason,
            options.says(finding) ?? "", finding.remedy,
        ].filter { !$0.isEmpty }.joined(separator: "\n")
        let body =
            finding.severity == .note
            ? "<system-out>\(Self.escaped(details))</system-out>"
            : "<failure message=\"\(Self.escaped(finding.message))\" type=\"\(finding.severity.rawValue)\">\(Self.escaped(details))</failure>"
        return
            "    <testcase classname=\"\(Self.escaped(finding.rule))\" name=\"\(name)\" file=\"\(Self.escaped(path))\" line=\"\(finding.place.line)\">\(body)</testcase>"
    }

    /// A text in XML; what XML cannot hold is left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
