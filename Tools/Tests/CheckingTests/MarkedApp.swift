import Architecture
import Conformance
import Findings
import MarkedSources
import SourceModel
import Testing

@testable import Checking

/// A finding that a test expects at a mark of its source.
struct FindingSpec {
    let mark: Character
    let rule: String
    /// A part of the message.
    let message: String

    init(_ mark: Character, _ rule: String, _ message: String = "") {
        self.mark = mark
        self.rule = rule
        self.message = message
    }
}

/// The files of an app in which findings are marked where they land: `var 1️⃣view: …`.
struct MarkedApp {
    private(set) var files: [String: String]
    private var places: [Character: SourceSpot] = [:]

    /// Takes the marks out of the files.
    ///
    /// - Parameter marked: The texts, by their paths.
    init(_ marked: [String: String]) {
        files = [:]
        for (name, text) in marked {
            let path = "/app/" + name
            let source = MarkedSource(text)
            files[path] = source.text
            for (mark, place) in source.places {
                places[mark] = SourceSpot(path: path, line: place.line, column: place.column)
            }
        }
    }

    /// The rules that are asked: all but the one of what nobody uses, which most of a sample is.
    static var rules: [any Rule.Type] { Rules.all.filter { $0.id != UnusedRule.id } }

    /// Asks the rules. `unread`: the texts of files that could not be read; nil of one that cannot be opened.
    func report(
        _ source: ArchitectureSource, _ rules: [any Rule.Type] = MarkedApp.rules, isWhole: Bool = true,
        layouts: LayoutClasses? = nil, unread: [String: String?] = [:],
        modules: (String) -> [String] = { _ in ["App"] }
    ) throws -> CheckReport {
        let map = RoleMap(try source.definition(), try index(modules), jobs: 1)
        let settings = CheckedSettings(ProjectSettings(), file: "", text: "", isWhole: isWhole)
        var texts = files
        for (name, text) in unread { texts["/app/" + name] = text }
        let broken = map.broken.map { map.index.files[$0].path }
        let unseen = Unseen(unread.keys.map { "/app/" + $0 } + broken, lines: SourceLines(texts: texts))
        return Check.report(
            on: CheckedApp(map, source, settings: settings, layouts: layouts, unseen: unseen), rules: rules,
            lines: SourceLines(texts: files))
    }

    /// The app as a definition sees it.
    func map(_ source: ArchitectureSource) throws -> RoleMap {
        RoleMap(try source.definition(), try index { _ in ["App"] }, jobs: 1)
    }

    /// Asks the rules of an app without an architecture, whose folders are modules.
    func report(settings text: String) throws -> CheckReport {
        let file = "/app/scaena.yml"
        let settings = try ProjectSettings(text, file: file)
        let index = try index { path in path.split(separator: "/").dropFirst().first.map { [String($0)] } ?? [] }
        let app = CheckedApp(
            RoleMap(.withoutUnits(file: file), index, jobs: 1), nil,
            settings: CheckedSettings(settings, file: file, text: text))
        // No folder of these settings is anywhere.
        let choice = RuleChoice(
            only: Self.rules.map { $0.id } + RuleNames.own, except: [SettingsCheck.ruleID], off: [], severities: [:])
        return Check.report(on: [app], choice, lines: SourceLines(texts: files))
    }

    func index(_ modules: (String) -> [String]) throws -> TypeIndex {
        TypeIndex(
            try files.sorted { $0.key < $1.key }.map { path, text in
                (path: path, modules: modules(path), facts: try #require(FileFacts(parsing: text, depth: .whole)))
            })
    }

    /// Expects these findings at their marks, and no others.
    @discardableResult
    func expect(
        _ specs: [FindingSpec], by source: ArchitectureSource, location: Testing.SourceLocation = #_sourceLocation
    ) throws -> CheckReport {
        let report = try report(source)
        try expect(specs, in: report, location)
        return report
    }

    /// Expects these findings of an app without an architecture.
    @discardableResult
    func expect(
        _ specs: [FindingSpec], settings: String, location: Testing.SourceLocation = #_sourceLocation
    ) throws -> CheckReport {
        let report = try report(settings: settings)
        try expect(specs, in: report, location)
        return report
    }

    private func expect(
        _ specs: [FindingSpec], in report: CheckReport, _ location: Testing.SourceLocation
    ) throws {
        var left = report.findings
        for spec in specs {
            let place = try #require(places[spec.mark], "no mark \(spec.mark)", sourceLocation: location)
            let found = left.firstIndex {
                $0.place == place && $0.rule == spec.rule && (spec.message.isEmpty || $0.message.contains(spec.message))
            }
            if let found {
                let finding = left.remove(at: found)
                #expect(!finding.remedy.isEmpty, sourceLocation: location)
            } else {
                Issue.record("no \(spec.rule) '\(spec.message)' at \(spec.mark), \(place)", sourceLocation: location)
            }
        }
        for finding in left {
            let place = "\(finding.place.path):\(finding.place.line):\(finding.place.column)"
            Issue.record("unexpected: \(place): \(finding.message) [\(finding.rule)]", sourceLocation: location)
        }
    }
}
