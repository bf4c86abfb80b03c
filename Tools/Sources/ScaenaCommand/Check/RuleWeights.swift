import Architecture
import Checking
import Findings
import Foundation

extension ProjectDefaults {
    /// The severities of rules' findings, where the settings say them.
    var severities: [String: Severity] {
        var severities: [String: Severity] = [:]
        for (weight, severity) in [
            (CheckSettings.Weight.errors, Severity.error), (.warnings, .warning), (.notes, .note),
        ] {
            for rule in settings.check.rules[weight] ?? [] { severities[rule] = severity }
        }
        return severities
    }

    /// The rules of the project's own: those of its settings, and of the definitions that rule it.
    ///
    /// - Parameter architecture: The architecture that a flag names.
    /// - Throws: ``Failure`` where a definition cannot be read.
    func teamRules(_ architecture: String?) throws -> [TeamRule] {
        let names = try ProjectCheck.architectures(of: self, architecture).sorted()
        let rules = try settings.rules + names.flatMap { try ArchitectureOption.definition($0).rules }
        return rules.enumerated().filter { number, rule in !rules[..<number].contains { $0.id == rule.id } }.map(
            \.element)
    }

    /// The lines in which a rule is written.
    func lines(of rule: TeamRule) -> [String] {
        let path = absolute(rule.place.file)
        let text =
            path == file ? text : FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropFirst(rule.place.line - 1)
        func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
        guard let first = lines.first else { return [] }
        return ([first] + lines.dropFirst().prefix { indent($0) > indent(first) }).map {
            String($0.dropFirst(indent(first)))
        }
    }

    /// Refuses names that are no rules, of `check` and of the command line, and rules that are named twice.
    ///
    /// - Parameters:
    ///   - names: The names that the command line says.
    ///   - architecture: The architecture that it names.
    /// - Throws: ``Failure`` with file, line and column of each.
    func refuseUnknownRules(_ names: [String], _ architecture: String?) throws {
        let said = settings.check.rules.values.flatMap(\.self)
        // Definitions are read only where somebody speaks of what may be in them.
        let teams =
            (names + said).allSatisfy(RuleNames.builtIn.contains) ? [] : try teamRules(architecture).map(\.id)
        let known = RuleNames.builtIn + teams
        for name in names where !known.contains(name) { throw Failure(.usage, RulesCommand.unknown(name, teams)) }
        var mistakes: [String] = []
        var seen: [String: String] = [:]
        for weight in CheckSettings.Weight.allCases {
            for rule in settings.check.rules[weight] ?? [] {
                let place = ProjectSettings.position(of: ["check", weight.rawValue], in: text)
                let spot = "\(file ?? ""):\(place?.line ?? 1):\(place?.column ?? 1): error: "
                if !known.contains(rule) { mistakes.append(spot + RulesCommand.unknown(rule, teams)) }
                if let other = seen[rule] {
                    mistakes.append(
                        spot + "'\(rule)' stands in '\(other)' and in '\(weight.rawValue)': leave it in one")
                }
                seen[rule] = weight.rawValue
            }
        }
        guard mistakes.isEmpty else { throw Failure(.data, mistakes.joined(separator: "\n"), isMarked: true) }
    }
}
