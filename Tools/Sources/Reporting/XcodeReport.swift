import Checking
import Findings

/// A report that Xcode shows in its issue navigator: `file:line:column: warning: message`.
struct XcodeReport {
    let options: ReportOptions

    func text(of report: CheckReport) -> String {
        report.findings.map { finding in
            var line = "\(place(finding.place)): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
            if !finding.remedy.isEmpty { line += " \(finding.remedy)" }
            var notes: [String] = []
            if !finding.reason.isEmpty { notes.append("\(place(finding.place)): note: \(finding.reason)") }
            if let statement = finding.statement, let says = options.says(finding) {
                // A built-in definition is no file that Xcode could open.
                let spot = statement.place.path.hasPrefix("/") ? statement.place : finding.place
                notes.append("\(place(spot)): note: \(says)")
            }
            notes += finding.notes.map { "\(place($0.place)): note: \($0.message)" }
            return ([line] + notes).joined(separator: "\n") + "\n"
        }.joined()
    }

    /// Xcode opens absolute paths alone.
    private func place(_ spot: SourceSpot) -> String { "\(options.absolute(spot.path)):\(spot.line):\(spot.column)" }
}
