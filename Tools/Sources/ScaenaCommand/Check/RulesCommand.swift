import Architecture
import ArgumentParser
import Checking

/// `scaena rules`: the rules of `scaena check`.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the rules of 'scaena check'; 'scaena check --explain RULE' says more.")

    func run() {
        // The list is there whatever is wrong with a project.
        let teams = (try? ProjectDefaults().teamRules(nil)) ?? []
        let lines =
            RulesPage.texts.map { rule in
                let isOnDemand = Rules.all.contains { $0.id == rule.id && $0.isOnDemand }
                let severity =
                    isOnDemand ? "\(rule.severity.rawValue), asked where it is named" : rule.severity.rawValue
                return (name: rule.id, text: "\(rule.explanation.wants) (\(severity))")
            }
            + RuleNames.groups.map { (name: $0.name, text: $0.rules.joined(separator: ", ")) }
            + teams.map { (name: $0.id, text: "\($0.about) (a rule of this project's)") }
        let width = lines.map(\.name.count).max() ?? 0
        for line in lines {
            print("\(line.name)\(String(repeating: " ", count: width - line.name.count))  \(line.text)")
        }
    }

    /// Prints what a rule wants, or each rule of a group.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - project: The project, which may have rules of its own.
    ///   - architecture: The architecture that a flag names.
    static func explain(_ name: String, _ project: ProjectDefaults, _ architecture: String?) throws {
        if let section = RuleNames.section(of: name) { return print(section.joined(separator: "\n")) }
        let teams = try project.teamRules(architecture)
        guard let rule = teams.first(where: { $0.id == name }) else {
            throw Failure(.usage, unknown(name, teams.map(\.id)))
        }
        let text = project.lines(of: rule).joined(separator: "\n")
        print("## \(rule.id)\n\n\(rule.about)\n\n```yaml\n\(text)\n```\n\n\(rule.place.file):\(rule.place.line)")
    }

    /// Returns the message about a word that is no rule.
    ///
    /// - Parameters:
    ///   - name: The word.
    ///   - teams: The ids of the project's own rules.
    static func unknown(_ name: String, _ teams: [String]) -> String {
        "there is no rule '\(name)'" + NearestWord.hint(for: name, among: RuleNames.builtIn + teams)
            + "; 'scaena rules' lists them"
    }
}
