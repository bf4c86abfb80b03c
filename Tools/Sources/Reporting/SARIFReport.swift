import Checking
import Findings
import Foundation

/// A report as SARIF 2.1.0, which code scanning reads.
struct SARIFReport {
    let options: ReportOptions

    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var invocations: [Invocation]
        var results: [Result]
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Invocation: Encodable {
        var executionSuccessful = true
        var toolExecutionNotifications: [Notification]
    }

    /// A remark on the run: a file that could not be read.
    private struct Notification: Encodable {
        var level = "warning"
        var message: Text
        var locations: [Location]
    }

    private struct Driver: Encodable {
        var name = "scaena"
        var version: String
        var rules: [RuleText]
    }

    private struct Text: Encodable {
        var text: String
        /// The same and more in Markdown; nil where nobody shows that.
        var markdown: String?
    }

    private struct RuleText: Encodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
    }

    private struct Result: Encodable {
        var ruleId: String
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]
        var partialFingerprints: [String: String]
    }

    private struct Location: Encodable {
        var id: Int?
        var physicalLocation: Physical
        var message: Text?
    }

    private struct Physical: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }

    private struct Artifact: Encodable {
        var uri: String
    }

    private struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
    }

    private static var rules: [RuleText] {
        RulesPage.texts.map { rule in
            let text = rule.explanation
            return RuleText(
                id: rule.id, shortDescription: Text(text: text.wants),
                fullDescription: Text(text: "\(text.wants) \(text.why)"),
                help: Text(
                    text: "Good:\n\(text.good)\n\nFound:\n\(text.bad)",
                    markdown: RulesPage.section(of: rule).joined(separator: "\n")))
        }
    }

    /// The rules of the team's own of which something is found.
    private static func rules(ofTeams report: CheckReport) -> [RuleText] {
        let own = Dictionary(grouping: report.findings.filter { $0.rule != $0.identity.rule }, by: \.rule)
        return own.sorted { $0.key < $1.key }.compactMap { id, findings in
            findings.first.map { finding in
                RuleText(
                    id: id, shortDescription: Text(text: finding.reason), fullDescription: Text(text: finding.reason),
                    help: Text(text: finding.statement?.text ?? finding.remedy))
            }
        }
    }

    func text(of report: CheckReport) -> String {
        let rules = Self.rules + Self.rules(ofTeams: report)
        let lines = SourceLines()
        let results = report.findings.map { finding in
            let text = [
                finding.message + ".", finding.reason, options.says(finding).map { $0 + "." },
                finding.remedy,
            ]
            let related = finding.notes.enumerated().map { number, note in
                Location(
                    id: number + 1, physicalLocation: physical(note.place, lines), message: Text(text: note.message))
            }
            let says = finding.statement.flatMap { statement -> Location? in
                guard statement.place.path.hasPrefix("/") else { return nil }
                return Location(
                    id: finding.notes.count + 1, physicalLocation: physical(statement.place, lines),
                    message: Text(text: statement.text))
            }
            return Result(
                ruleId: finding.rule, level: finding.severity.rawValue,
                message: Text(text: text.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")),
                locations: [Location(physicalLocation: physical(finding.place, lines))],
                relatedLocations: related + [says].compactMap(\.self),
                partialFingerprints: ["scaenaIdentity/v1": finding.identity.description])
        }
        let unread = report.remarks.map { note in
            Notification(
                message: Text(text: note.text),
                locations: [Location(physicalLocation: physical(SourceSpot(path: note.path, line: 1), lines))])
        }
        let run = Run(
            tool: Tool(driver: Driver(version: options.version, rules: rules)),
            invocations: [Invocation(toolExecutionNotifications: unread)], results: results)
        let log = Log(runs: [run])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings and numbers alone: nothing that JSON could not say.
        let data = (try? encoder.encode(log)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// SARIF counts columns in code points, and paths are URIs.
    private func physical(_ spot: SourceSpot, _ lines: SourceLines) -> Physical {
        let before = lines.line(spot.line, of: spot.path)?.utf8.prefix(spot.column - 1)
        let column = before.map { Substring($0).unicodeScalars.count + 1 } ?? spot.column
        let path = options.path(spot.path)
        let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return Physical(
            artifactLocation: Artifact(uri: path.hasPrefix("/") ? "file://" + uri : uri),
            region: Region(startLine: spot.line, startColumn: column))
    }
}
