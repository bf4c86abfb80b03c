import Architecture
import ArgumentParser
import Checking

/// `scaena rules`: the rules of `scaena check`.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists the rules of 'scaena check'; 'scaena check --explain RULE' says more.")

    func run() {
        let width = Rules.all.map { $0.id.count }.max() ?? 0
        for rule in Rules.all {
            let name = rule.id + String(repeating: " ", count: width - rule.id.count)
            print("\(name)  \(rule.explanation.wants)")
        }
    }

    /// Prints what a rule wants.
    static func explain(_ name: String) throws {
        guard let rule = Rules.all.first(where: { $0.id == name }) else { throw Failure(.usage, unknown(name)) }
        print(RulesPage.section(of: rule).joined(separator: "\n"))
    }

    /// Returns the message about a word that is no rule.
    static func unknown(_ name: String) -> String {
        "there is no rule '\(name)'" + NearestWord.hint(for: name, among: Rules.ids) + "; 'scaena rules' lists them"
    }
}
