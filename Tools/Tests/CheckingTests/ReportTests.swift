import Conformance
import Findings
import Foundation
import TemporaryFolders
import Testing

@testable import Checking
@testable import Reporting

/// The reports of findings, form by form.
@Suite("Reports")
struct ReportTests {
    private let folder: TemporaryFolder
    private let report: CheckReport

    init() throws {
        folder = try TemporaryFolder()
        let path = try folder.write(
            "class LoginPresenter {\n\tvar view: Öl, %view\n}\n", to: "A b/LoginPresenter.swift")
        var finding = Finding(
            Finding.Identity(rule: "hold", unit: "Login", role: "presenter", subject: "view"), "'view' is strong",
            at: SourceSpot(path: path, line: 2, column: 6), subject: "view")
        finding.severity = .error
        finding.reason = "It leaks."
        finding.remedy = "Write 'weak var view'."
        finding.statement = Finding.Statement(
            place: SourceSpot(path: folder.path + "/scaena.yml", line: 7, column: 3), text: "hold: weak",
            evidence: "69 of 69")
        finding.notes = [Finding.Note(message: "100 % here", place: SourceSpot(path: path, line: 1))]
        var report = CheckReport()
        report.findings = [finding]
        report.counts.units = 3
        report.counts.resolvedCalls = 3
        report.counts.unresolvedCalls = 1
        report.rules = ["hold": CheckReport.RuleCount(judged: 3, unjudged: 1)]
        self.report = report
    }

    private func text(_ format: ReportFormat, hasColours: Bool = false) -> String {
        format.text(of: report, ReportOptions(root: folder.path, hasColours: hasColours, version: "1.2.3"))
    }

    @Test("Text shows the line, a caret, the reason, the definition's line and the remedy")
    func plain() {
        let expected = """
            A b/LoginPresenter.swift:2:6: error: 'view' is strong [hold]
                \tvar view: Öl, %view
                \t    ^~~~
              why:    It leaks.
              says:   hold: weak  # 69 of 69
                      scaena.yml:7
              remedy: Write 'weak var view'.
              note:   A b/LoginPresenter.swift:1: 100 % here
            """
        #expect(text(.text).hasPrefix(expected + "\n\n1 finding: 1 hold.\n"))
        #expect(text(.text).contains("of 25 % of the calls it is not known on whom they are made"))
        #expect(text(.text).contains("could not judge: hold 25 %"))
        #expect(!text(.text).contains("\u{1B}"))
        #expect(text(.text, hasColours: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }

    @Test("Xcode reads a line with an absolute path, and notes after it")
    func xcode() {
        let path = folder.path + "/A b/LoginPresenter.swift"
        #expect(
            text(.xcode) == """
                \(path):2:6: error: 'view' is strong [hold] Write 'weak var view'.
                \(path):2:6: note: It leaks.
                \(folder.path)/scaena.yml:7:3: note: The definition says: hold: weak  # 69 of 69 (scaena.yml:7)
                \(path):1:1: note: 100 % here

                """)
    }

    @Test("GitHub's annotations have paths from the root, and nothing that would end them early")
    func github() {
        #expect(
            text(.github).hasPrefix(
                "::error file=A b/LoginPresenter.swift,line=2,col=6,title=scaena hold::'view' is strong.%0AIt leaks.%0A"
            ))
        #expect(text(.github).split(separator: "\n").count == 1)
    }

    @Test(
        "Each form has the definition's line with its place", arguments: [ReportFormat.github, .junit, .sarif, .html])
    func saysWhere(format: ReportFormat) {
        #expect(text(format).contains("hold: weak  # 69 of 69"))
        #expect(text(format).contains("(scaena.yml:7)"))
    }

    @Test("Xcode is told of a built-in definition at the finding itself, since it is no file")
    func xcodeOfBuiltIn() {
        var report = report
        report.findings[0].statement?.place.path = "viper (built in)"
        let told = ReportFormat.xcode.text(of: report, ReportOptions(root: folder.path, version: "1"))
        #expect(told.contains("LoginPresenter.swift:2:6: note: The definition says: hold: weak  # 69 of 69 (viper"))
    }

    @Test("What could not be read is told to JUnit and SARIF, too")
    func unread() {
        var report = report
        report.broken = [folder.path + "/A b/Broken.swift"]
        let options = ReportOptions(root: folder.path, version: "1")
        let junit = ReportFormat.junit.text(of: report, options)
        #expect(junit.contains("name=\"A b/Broken.swift\"><skipped message=\"its syntax"))
        #expect(junit.contains("tests=\"2\" failures=\"1\""))
        let sarif = ReportFormat.sarif.text(of: report, options)
        #expect(sarif.contains("toolExecutionNotifications") && sarif.contains("A%20b/Broken.swift"))
        #expect(!text(.sarif).contains("its syntax") && !text(.junit).contains("unread"))
    }

    @Test("A rule of a team's own is a rule of SARIF's and a suite of JUnit's")
    func teamRules() throws {
        var report = report
        report.findings[0].identity.rule = "rules"
        report.findings[0].rule = "no-print"
        let options = ReportOptions(root: folder.path, version: "1")
        let sarif = ReportFormat.sarif.text(of: report, options)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let ids = (driver?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        #expect(ids == RulesPage.texts.map(\.id) + ["no-print"])
        #expect(ReportFormat.junit.text(of: report, options).contains("<testsuite name=\"no-print\" tests=\"1\""))
    }

    @Test("JSON has what its schema says")
    func json() throws {
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
        #expect(document["version"] as? Int == 1)
        let finding = try #require((document["findings"] as? [[String: Any]])?.first)
        #expect(Set(finding.keys) == Set(JSONSchemaKeys.finding))
        let place = try #require(finding["place"] as? [String: Any])
        #expect(place["path"] as? String == "A b/LoginPresenter.swift")
        let statement = try #require(finding["statement"] as? [String: Any])
        #expect(statement["evidence"] as? String == "69 of 69")
        let summary = try #require(document["summary"] as? [String: Any])
        #expect(Set(summary.keys) == Set(JSONSchemaKeys.summary))
    }

    @Test("SARIF counts columns in code points, escapes paths and knows a finding again")
    func sarif() throws {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text(.sarif).utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "hold")
        let location = try #require(
            (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "A%20b/LoginPresenter.swift")
        #expect((location["region"] as? [String: Any])?["startColumn"] as? Int == 6)
        #expect(
            (result["partialFingerprints"] as? [String: String])?["scaenaIdentity/v1"] == "hold Login.presenter view")
        let rules = try #require(
            ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == RulesPage.texts.map(\.id))
        let help = try #require(rules.first?["help"] as? [String: String])
        #expect(help["text"]?.hasPrefix("Good:") == true && help["markdown"]?.contains("Silent about:\n\n- ") == true)
    }

    @Test("JSON is as docs/check.schema.json says, with every key that a finding may have")
    func schema() throws {
        let text = try Data(contentsOf: URL(fileURLWithPath: Documentation.path("check.schema.json")))
        let schema = SchemaCheck(try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any]))
        var full = report
        full.findings[0].fix = [
            Finding.Edit(path: folder.path + "/A.swift", line: 1, columns: 3..<5, replacement: "weak ")
        ]
        full.findings[0].rename = folder.path + "/B.swift"
        full.stale = Baseline(report.findings).findings
        let json = ReportFormat.json.text(of: full, ReportOptions(root: folder.path, version: "1.2.3"))
        let document = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(schema.mistakes(in: document) == [])
        var broken = try #require(document as? [String: Any])
        broken["more"] = 1
        broken["version"] = 2
        #expect(schema.mistakes(in: broken).count == 2)
        #expect(json.contains("\"path\" : \"A.swift\"") && json.contains("\"rename\" : \"B.swift\""))
    }

    @Test("JUnit has a suite for each rule, a failure for each finding, and is XML whatever the source says")
    func junit() throws {
        var full = report
        full.findings[0].message = "'a < b & \"c\"' \u{1} is strong"
        full.rules["imports"] = CheckReport.RuleCount(judged: 1)
        let text = ReportFormat.junit.text(of: full, ReportOptions(root: folder.path, version: "1.2.3"))
        #expect(text.contains("<testsuites name=\"scaena check\" tests=\"2\" failures=\"1\">"))
        #expect(text.contains("<testsuite name=\"imports\" tests=\"1\" failures=\"0\">"))
        #expect(text.contains("<failure message=\"'a &lt; b &amp; &quot;c&quot;'  is strong\" type=\"error\">"))
        #expect(text.contains("file=\"A b/LoginPresenter.swift\" line=\"2\""))
        full.findings[0].severity = .note
        let notes = ReportFormat.junit.text(of: full, ReportOptions(root: folder.path, version: "1.2.3"))
        #expect(notes.contains("failures=\"0\"") && !notes.contains("<failure"))
    }

    @Test("HTML is a page of its own, with the line and its word marked, and nothing of the source as markup")
    func html() {
        var full = report
        full.findings[0].message = "<script>"
        let text = ReportFormat.html.text(of: full, ReportOptions(root: folder.path, version: "1.2.3"))
        #expect(text.hasPrefix("<!DOCTYPE html>"))
        #expect(text.contains("<mark>view</mark>: Öl, %view"))
        #expect(text.contains("&lt;script&gt;") && !text.contains("<script"))
        #expect(text.contains("hold: weak  # 69 of 69") && text.contains("scaena.yml:7"))
        #expect(!text.contains("http"))
    }

    @Test("The schema's page names every key of JSON")
    func page() throws {
        let page = try String(contentsOfFile: Documentation.path("CHECK.md"), encoding: .utf8)
        for key in JSONSchemaKeys.finding + JSONSchemaKeys.summary { #expect(page.contains("`\(key)`"), "\(key)") }
    }

    @Test("docs/RULES.md says what the rules say; UPDATE_RULES=1 writes it anew")
    func rules() throws {
        let path = Documentation.path("RULES.md")
        if ProcessInfo.processInfo.environment["UPDATE_RULES"] == "1" {
            try RulesPage.text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == RulesPage.text)
    }

    @Test("Each explanation is read in one go: no sentence is long, and nothing is empty", arguments: RulesPage.texts)
    func explanation(_ rule: RulesPage.Text) {
        let text = rule.explanation
        let lines = [text.wants, text.why] + text.judged + text.silent + text.learned
        #expect(!text.judged.isEmpty && lines.allSatisfy { $0.hasSuffix(".") })
        for line in lines {
            // A piece of code is one word.
            let plain = line.replacing(#/`[^`]*`/#, with: "code")
            for sentence in plain.split(separator: #/[.?!] /#) {
                #expect(sentence.split(separator: " ").count <= 25, "\(rule.id): \(sentence)")
            }
        }
    }

    @Test("A rule's section has a list for each part of its explanation, and none for a part that is empty")
    func section() throws {
        func section(_ id: String) throws -> String {
            try #require(RuleNames.section(of: id)).joined(separator: "\n")
        }
        let cycle = try section("cycle")
        for title in ["Judged:", "Silent about:", "Silent too where the definition was learned:"] {
            #expect(cycle.contains("\n\n\(title)\n\n- "))
        }
        #expect(
            cycle.hasPrefix("## cycle\n\nNo strong references") && cycle.contains("\n\nFound (error):\n\n```swift\n"))
        #expect(try !section("state").contains("learned"))
    }
}

/// The keys of the JSON report.
enum JSONSchemaKeys {
    static let finding = [
        "rule", "severity", "message", "place", "subject", "reason", "statement", "remedy", "notes", "fix", "identity",
    ]
    static let summary = ["findings", "suppressed", "baselined", "stale", "counts", "rules", "unread"]
}

/// As much of JSON Schema as docs/check.schema.json uses.
private struct SchemaCheck {
    private let root: [String: Any]

    init(_ root: [String: Any]) { self.root = root }

    func mistakes(in value: Any) -> [String] { mistakes(in: value, root, "") }

    private func mistakes(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        if let reference = schema["$ref"] as? String, let definitions = root["$defs"] as? [String: [String: Any]] {
            guard let found = definitions[String(reference.dropFirst("#/$defs/".count))] else {
                return [path + ": no $ref"]
            }
            return mistakes(in: value, found, path)
        }
        var mistakes: [String] = []
        if let constant = schema["const"] as? Int, value as? Int != constant { mistakes.append(path + ": const") }
        if let words = schema["enum"] as? [String], (value as? String).map(words.contains) != true {
            mistakes.append(path + ": enum")
        }
        switch schema["type"] as? String {
        case "string": if !(value is String) { mistakes.append(path + ": string") }
        case "integer":
            guard let number = value as? Int else { return mistakes + [path + ": integer"] }
            if let least = schema["minimum"] as? Int, number < least { mistakes.append(path + ": minimum") }
        case "array":
            guard let list = value as? [Any] else { return mistakes + [path + ": array"] }
            for element in list {
                mistakes += self.mistakes(in: element, schema["items"] as? [String: Any] ?? [:], path + "[]")
            }
        case "object":
            guard let object = value as? [String: Any] else { return mistakes + [path + ": object"] }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            for key in schema["required"] as? [String] ?? [] where object[key] == nil {
                mistakes.append("\(path) lacks \(key)")
            }
            for (key, element) in object {
                if let known = properties[key] ?? schema["additionalProperties"] as? [String: Any] {
                    mistakes += self.mistakes(in: element, known, "\(path).\(key)")
                } else if schema["additionalProperties"] as? Bool == false {
                    mistakes.append("\(path) has \(key)")
                }
            }
        default: break
        }
        return mistakes
    }
}

/// The repository's pages.
enum Documentation {
    static func path(_ name: String) -> String {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("docs/\(name)").path
    }
}
