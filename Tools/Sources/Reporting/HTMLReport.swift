import Checking
import Findings

/// A report as a page of its own, for people who have no terminal at hand: findings by rule, each with its line.
struct HTMLReport {
    let options: ReportOptions

    func text(of report: CheckReport) -> String {
        let lines = SourceLines()
        let byRule = Dictionary(grouping: report.findings, by: \.rule).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        var body = ["<h1>scaena check</h1>"]
        body += CheckSummary(report, options).lines.map { "<p>\(Self.escaped($0))</p>" }
        if byRule.count > 1 {
            let links = byRule.map {
                "<a href=\"#\(Self.escaped($0.key))\">\(Self.escaped($0.key))</a> \($0.value.count)"
            }
            body.append("<nav>\(links.joined(separator: " · "))</nav>")
        }
        for (rule, findings) in byRule {
            let wants = RulesPage.texts.first { $0.id == rule }?.explanation.wants ?? ""
            body.append(
                "<section id=\"\(Self.escaped(rule))\"><h2>\(Self.escaped(rule))</h2><p>\(Self.escaped(wants))</p>")
            body += findings.map { article($0, lines) }
            body.append("</section>")
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>scaena check</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            \(body.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private func article(_ finding: Finding, _ lines: SourceLines) -> String {
        let place = "\(options.path(finding.place.path)):\(finding.place.line):\(finding.place.column)"
        var text = [
            "<article class=\"\(finding.severity.rawValue)\">",
            "<h3>\(Self.escaped(finding.message))</h3>",
            "<p class=\"place\"><span>\(finding.severity.rawValue)</span> <code>\(Self.escaped(place))</code></p>",
        ]
        if let line = lines.line(finding.place.line, of: finding.place.path), !line.isEmpty {
            text.append("<pre>\(marked(line, finding))</pre>")
        }
        if !finding.reason.isEmpty { text.append("<p>\(Self.escaped(finding.reason))</p>") }
        if let statement = finding.statement {
            let evidence = statement.evidence.map { "  # \($0)" } ?? ""
            text.append(
                "<p>The definition says <code>\(Self.escaped(statement.text + evidence))</code> (\(Self.escaped("\(options.path(statement.place.path)):\(statement.place.line)"))).</p>"
            )
        }
        if !finding.remedy.isEmpty { text.append("<p><strong>\(Self.escaped(finding.remedy))</strong></p>") }
        if !finding.notes.isEmpty {
            let notes = finding.notes.map {
                "<li><code>\(Self.escaped(options.path($0.place.path))):\($0.place.line)</code> \(Self.escaped($0.message))</li>"
            }
            text.append("<ul>\(notes.joined())</ul>")
        }
        return (text + ["</article>"]).joined(separator: "\n")
    }

    /// The line with its subject marked.
    private func marked(_ line: String, _ finding: Finding) -> String {
        let bytes = Array(line.utf8)
        let start = min(finding.place.column - 1, bytes.count)
        let end = min(start + finding.subject.utf8.count, bytes.count)
        func text(_ range: Range<Int>) -> String { Self.escaped(String(decoding: bytes[range], as: UTF8.self)) }
        guard end > start else { return text(0..<bytes.count) }
        return "\(text(0..<start))<mark>\(text(start..<end))</mark>\(text(end..<bytes.count))"
    }

    private static func escaped(_ text: String) -> String { JUnitReport.escaped(text) }

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
        article { border-left: 4px solid #c98a00; padding: 0 1rem; margin: 1.5rem 0; }
        article.error { border-color: #c62828; }
        article.note { border-color: #4a7fb5; }
        h3 { margin: 0; font-size: 1rem; }
        p { margin: .4rem 0; }
        pre, code { font-family: ui-monospace, monospace; font-size: .9em; }
        pre { overflow-x: auto; padding: .5rem; background: color-mix(in srgb, currentColor 8%, transparent); }
        mark { background: color-mix(in srgb, #c98a00 40%, transparent); color: inherit; }
        """
}
