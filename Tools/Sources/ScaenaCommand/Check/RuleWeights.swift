import Architecture
import Checking
import Findings

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

    /// Refuses words of `check` that are no rules, and rules that are named twice.
    ///
    /// - Throws: ``Failure`` with file, line and column of each.
    func refuseUnknownRules() throws {
        var mistakes: [String] = []
        var seen: [String: String] = [:]
        for weight in CheckSettings.Weight.allCases {
            for rule in settings.check.rules[weight] ?? [] {
                let place = ProjectSettings.position(of: ["check", weight.rawValue], in: text)
                let spot = "\(file ?? ""):\(place?.line ?? 1):\(place?.column ?? 1): error: "
                if !Rules.ids.contains(rule) { mistakes.append(spot + RulesCommand.unknown(rule)) }
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
