import Checking
import Findings

/// A report as annotations on a pull request, by GitHub's workflow commands.
struct GitHubReport {
    let options: ReportOptions

    func text(of report: CheckReport) -> String {
        report.findings.map { finding in
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            let properties = [
                "file=\(Self.property(options.path(finding.place.path)))", "line=\(finding.place.line)",
                "col=\(finding.place.column)", "title=\(Self.property("scaena \(finding.rule)"))",
            ]
            let text = [
                finding.message + ".", finding.reason, options.says(finding),
                finding.remedy,
            ]
            .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
            return "::\(command) \(properties.joined(separator: ","))::\(Self.data(text))\n"
        }.joined()
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
