import Checking
import Findings

/// A report for people: the line, a caret below it, why it matters, who says so, and what to write.
struct TextReport {
    let options: ReportOptions

    func text(of report: CheckReport) -> String {
        let lines = SourceLines()
        var text = report.findings.map { self.text(of: $0, lines) }
        text.append(CheckSummary(report, options).lines.joined(separator: "\n"))
        return text.joined(separator: "\n\n") + "\n"
    }

    private enum Colour: String {
        case bold = "1"
        case red = "1;31"
        case yellow = "1;33"
        case blue = "36"
        case dim = "2"
    }

    private func paint(_ text: String, _ colour: Colour) -> String {
        options.hasColours ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }

    private func text(of finding: Finding, _ lines: SourceLines) -> String {
        let place = "\(options.path(finding.place.path)):\(finding.place.line):\(finding.place.column)"
        let word = paint(finding.severity.rawValue + ":", finding.severity == .error ? .red : .yellow)
        var text = ["\(place): \(word) \(paint(finding.message, .bold)) [\(finding.rule)]"]
        if let line = lines.line(finding.place.line, of: finding.place.path), !line.isEmpty {
            text.append("    " + line)
            text.append("    " + caret(below: line, at: finding.place.column, finding.subject))
        }
        if !finding.reason.isEmpty { text.append("  why:    \(finding.reason)") }
        if let statement = finding.statement {
            let evidence = statement.evidence.map { paint("  # \($0)", .dim) } ?? ""
            text.append("  says:   \(statement.text)\(evidence)")
            text.append(paint("          \(options.path(statement.place.path)):\(statement.place.line)", .dim))
        }
        if !finding.remedy.isEmpty { text.append("  remedy: \(finding.remedy)") }
        for note in finding.notes {
            text.append(
                "  note:   \(options.path(note.place.path)):\(note.place.line): \(note.message)")
        }
        return text.joined(separator: "\n")
    }

    /// Tabs stay tabs, so that the caret stands below its letter.
    private func caret(below line: String, at column: Int, _ subject: String) -> String {
        let before = line.utf8.prefix(column - 1)
        let letters = Substring(before).map { $0 == "\t" ? "\t" : " " }
        let length = max(subject.count, 1)
        return letters.joined() + paint("^" + String(repeating: "~", count: length - 1), .blue)
    }
}
