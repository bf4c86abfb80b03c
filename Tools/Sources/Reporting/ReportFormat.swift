import Checking
import Findings

/// The forms in which a report is told, as the command line spells them.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For Xcode's issue navigator, and other editors that read what compilers print.
    case xcode
    /// For programs.
    case json
    /// For code scanning: SARIF 2.1.0.
    case sarif
    /// For annotations on GitHub.
    case github
    /// For CI systems that show tests: JUnit's XML.
    case junit
    /// For people without a terminal: a page of its own.
    case html

    /// Tells a report.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - options: The way in which paths and colours are written.
    package func text(of report: CheckReport, _ options: ReportOptions) -> String {
        let report = told(report)
        return switch self {
        case .text: TextReport(options: options).text(of: report)
        case .xcode: XcodeReport(options: options).text(of: report)
        case .json: JSONReport(options: options).text(of: report)
        case .sarif: SARIFReport(options: options).text(of: report)
        case .github: GitHubReport(options: options).text(of: report)
        case .junit: JUnitReport(options: options).text(of: report)
        case .html: HTMLReport(options: options).text(of: report)
        }
    }

    /// The report with the findings that this form tells, which are fewer where those of one cause are told as one.
    package func told(_ report: CheckReport) -> CheckReport {
        var report = report
        if !isByLine { report.findings = Habits.gathered(report.findings) }
        return report
    }

    /// True if each finding is shown at its own line of a file; where people read a list, those of one cause are one.
    private var isByLine: Bool { [.xcode, .sarif, .github].contains(self) }
}

/// The way in which paths and colours are written.
package struct ReportOptions: Sendable {
    /// The folder from which paths are seen; those outside of it stay whole.
    package var root: String
    /// True if a person reads on a terminal that has colours.
    package var hasColours: Bool
    /// The version of the tool.
    package var version: String
    /// The folder that was checked, and the one for which it stands, where that is another.
    package var original: (copy: String, folder: String)?

    package init(root: String, hasColours: Bool = false, version: String) {
        self.root = root
        self.hasColours = hasColours
        self.version = version
    }

    /// A path that another program can open.
    func absolute(_ path: String) -> String {
        guard let original, path.hasPrefix(original.copy + "/") else { return path }
        return original.folder + path.dropFirst(original.copy.count)
    }

    /// The sentence about the definition's line, with its evidence and place; nil where none says it.
    func says(_ finding: Finding) -> String? {
        finding.statement.map { statement in
            let evidence = statement.evidence.map { "  # \($0)" } ?? ""
            let place = "\(path(statement.place.path)):\(statement.place.line)"
            return "The definition says: \(statement.text)\(evidence) (\(place))"
        }
    }

    /// A path as seen from the root.
    func path(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
