import Architecture
import Checking
import Conformance
import Scaffolding
import SourceModel

/// Makes one unit from a definition that was just learned, and reads it as `scaena check` would.
struct TemplateTrial {
    /// The faults of the unit, each in a sentence; empty where there is none.
    let mistakes: [String]
    /// True where no unit can be written at all, or none that is Swift.
    let isRefused: Bool
    /// The facts of a unit with all that it may have; empty where none can be written.
    let facts: [FileFacts]
    /// The statements on what its code uses and no template writes, each in a sentence.
    let needs: [String]

    /// Tries a definition with its templates; nothing is written.
    ///
    /// - Parameters:
    ///   - text: The definition.
    ///   - templates: The templates by name.
    ///   - isGiven: Returns true if a type of the unit has a member by what the app adds to its base.
    init(
        _ text: String, _ templates: [String: String],
        isGiven: (_ member: String, _ type: String, [FileFacts]) -> Bool = { _, _, _ in false }
    ) {
        let source = ArchitectureSource(file: "scaena.yml", text: text, templates: templates)
        do {
            let definition = try source.definition()
            let trial = ArchitectureValidation(source, definition)
            guard trial.mistakes.isEmpty else {
                (mistakes, isRefused, facts, needs) = (trial.mistakes, true, [], [])
                return
            }
            let optional = definition.writtenOptionalRoles
            let without = try Self.mistakes(source, definition, with: nil, isGiven)
            let with = try Self.mistakes(
                source, definition, with: optional.joined(separator: ", "), isGiven)
            mistakes = without.told + with.told.filter { !without.told.contains($0) }
            isRefused = !without.isSwift || !with.isSwift
            facts = with.facts.withoutOwnAliases
            needs = DerivedNames(in: with.texts, of: Self.unit, property: UnitName(Self.unit).propertyName)
                .sentences(of: definition.unit.word)
        } catch {
            (mistakes, isRefused, facts, needs) = (["\(error)"], true, [], [])
        }
    }

    /// The name of the unit that is tried: one that no app has, of two words, as most have.
    static let unit = "QuietHarbour"

    private static func mistakes(
        _ source: ArchitectureSource, _ definition: ArchitectureDefinition, with optional: String?,
        _ isGiven: (String, String, [FileFacts]) -> Bool
    ) throws -> (told: [String], isSwift: Bool, facts: [FileFacts], texts: [String]) {
        var request = UnitRequest(name: unit, into: "/app/Sources/App")
        request.module = "App"
        request.tests = false
        request.runtime = false
        request.with = optional ?? ""
        if optional == nil { request.without = definition.usualRoles.joined(separator: ", ") }
        // Where no contract may be left out, nobody may ask for that.
        request.contracts = optional != nil || !definition.contracts.contains(where: \.isOptional)
        if definition.unit.group != nil { request.group = "Harbours" }
        let files = try UnitScaffold(request, in: source).files.filter { $0.path.hasSuffix(".swift") }
        var mistakes: [String] = []
        var facts: [(path: String, modules: [String], facts: FileFacts)] = []
        for file in files {
            guard let read = FileFacts(parsing: file.text, depth: .whole), !read.hasSyntaxError else {
                mistakes.append("\(file.path.split(separator: "/").last ?? "") would not be Swift")
                continue
            }
            facts.append((path: file.path, modules: ["App"], facts: read))
        }
        let map = RoleMap(definition, TypeIndex(facts), jobs: 1)
        let report = Check.report(
            on: CheckedApp(map, source),
            lines: SourceLines(texts: Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }))
        let own = facts.map(\.facts)
        let findings = report.findings.filter { finding in
            // Of a member that is not implemented, the subject is the type and the member.
            let words = finding.identity.subject.split(separator: " ").map(String.init)
            return finding.rule != "contract" || words.count != 2 || !isGiven(words[1], words[0], own)
        }
        return (
            mistakes + findings.map { "\($0.rule): \($0.message)" }, mistakes.isEmpty, own,
            files.map(\.text)
        )
    }
}
