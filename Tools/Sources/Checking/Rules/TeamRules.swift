import Architecture
import Conformance
import Findings
import SourceModel

/// The rules that a team wrote itself.
package struct TeamRules: Rule {
    package static let id = "rules"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "Types are, name, use and import what the team's own `rules` say, in the definition or in scaena.yml.",
        why: "What a team has agreed on is checked as its architecture is.",
        judged: [
            "A rule says which types it is for, by their names (`types`) or their roles (`of`).",
            "It says what they must be: `kind`, `final`, `inherits`.",
            "It says what they may not do: `mayNotName`, `mayNotUse`, `mayNotImport`.",
            "Names count as they are written, and `inherits` follows parents through all files.",
            "docs/CHECK.md has five such rules.",
        ],
        silent: ["`inherits`, where the source of a parent is missing."],
        good: """
            // rules: { use-cases: { about: they are asked alone, types: "…UseCase", final: true, inherits: UseCase } }
            final class LoginUseCase: UseCase {}
            """,
        bad: """
            class LoginUseCase {}
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let rules = app.settings.rules + app.definition.rules
        guard !rules.isEmpty else { return verdict }
        for id in app.map.index.types {
            let type = app.map.index[id]
            guard type.kind != .alias, !type.isLocal, app.map.rules(file: type.file) else { continue }
            // A type from elsewhere is declared there, and what extends it is this team's code.
            let isOutside = type.kind == .outside
            let role = app.map.players[id].flatMap { player -> String? in
                if case .role(let role) = player.part { role } else { nil }
            }
            let asked = rules.filter { $0.isFor(type.name, role) }
            guard !asked.isEmpty else { continue }
            var names: WrittenCode?
            for rule in asked {
                let ruled = RuledCode(rule: rule, name: type.name, known: type.qualifiedName, app: app)
                if !isOutside {
                    declaration(of: ruled, id, &verdict)
                    imports(of: ruled, type, &verdict)
                }
                if !rule.mayNotName.isEmpty || !rule.mayNotUse.isEmpty {
                    let found = names ?? WrittenCode(of: id, in: app.map)
                    names = found
                    uses(of: ruled, found, &verdict)
                }
            }
        }
        outsideOfTypes(rules, app, &verdict)
        return verdict
    }

    /// Judges functions and values outside of types, and statements at the top of files, by the rules that are for all names.
    private func outsideOfTypes(_ rules: [TeamRule], _ app: CheckedApp, _ verdict: inout Verdict) {
        let asked = rules.filter { rule in
            rule.roles.isEmpty && rule.types.contains { $0.description == "…" }
                && !(rule.mayNotName.isEmpty && rule.mayNotUse.isEmpty)
        }
        guard !asked.isEmpty else { return }
        for file in app.map.files where app.map.rules(file: file) {
            for code in WrittenCode.outsideOfTypes(in: file, app.map) {
                for rule in asked where !rule.exceptions.contains(where: { $0.matches(code.name) }) {
                    let ruled = RuledCode(
                        rule: rule, name: code.name.isEmpty ? "the top of the file" : code.name,
                        known: code.name.isEmpty ? String(app.map.index.files[file].name) : code.name, app: app)
                    uses(of: ruled, code.names, &verdict)
                }
            }
        }
    }

    private func declaration(of ruled: RuledCode, _ id: TypeIndex.ID, _ verdict: inout Verdict) {
        let (rule, app) = (ruled.rule, ruled.app)
        let type = app.map.index[id]
        let spot = Actor.Spot(file: type.file, line: type.line)
        if let kind = rule.kind {
            verdict.judged += 1
            if "\(type.kind)" != kind.rawValue {
                verdict.findings.append(
                    ruled.finding(
                        "kind", "\(type.name) is \("\(type.kind)".withArticle), and no \(kind.rawValue)", spot,
                        type.name, "Declare it as \(kind.rawValue.withArticle)."))
            }
        }
        if rule.isFinal, type.kind == .class {
            verdict.judged += 1
            let isFinal = type.parts.contains { part in
                guard !part.isExtension, !part.isProtocol else { return false }
                let types = app.map.index.facts(ofFile: part.file).types
                return types.indices.contains(part.number) && types[part.number].modifiers.contains("final")
            }
            if !isFinal {
                verdict.findings.append(
                    ruled.finding(
                        "final", "\(type.name) is not final", spot, type.name, "Write 'final class \(type.name)'."))
            }
        }
        for parent in rule.inherits where parent != type.name {
            verdict.judged += 1
            switch Self.inherits(id, from: parent, app.map.index) {
            case .yes: break
            case .unknown: verdict.leave(.names)
            case .no:
                verdict.findings.append(
                    ruled.finding(
                        "inherits", "\(type.name) does not inherit from \(parent)", spot, type.name,
                        "Write ': \(parent)' behind its name."))
            }
        }
    }

    /// Tells if a type has a parent of that name, in the sources or outside of them.
    private static func inherits(_ id: TypeIndex.ID, from name: String, _ index: TypeIndex) -> Answer {
        var answer = Answer.no
        for parent in index.ancestors(of: id) {
            if parent.type.lastName == name { return .yes }
            switch parent.meaning {
            case .type(let id, _) where index[id].name == name: return .yes
            case .type(let id, _) where index[id].kind == .outside: answer = .unknown
            case .outside(let found, _) where !wellKnown.contains(found): answer = .unknown
            case .ambiguous, .hidden, .circular: answer = .unknown
            default: break
            }
        }
        return answer
    }

    /// Parents that have no parents of a team's.
    private static let wellKnown: Set = [
        "AnyObject", "Sendable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable",
        "NSObject",
        "Error", "CaseIterable", "Comparable", "CustomStringConvertible",
    ]

    private func imports(of ruled: RuledCode, _ type: IndexedType, _ verdict: inout Verdict) {
        let (rule, app) = (ruled.rule, ruled.app)
        guard !rule.mayNotImport.isEmpty else { return }
        for file in Set(type.parts.map(\.file)).sorted() where app.map.rules(file: file) {
            for fact in app.map.index.files[file].imports {
                verdict.judged += 1
                guard rule.mayNotImport.contains(fact.module) else { continue }
                verdict.findings.append(
                    ruled.finding(
                        "mayNotImport", "\(type.name) imports \(fact.module)", Actor.Spot(file: file, line: fact.line),
                        fact.module, "Remove the import, and move what needs \(fact.module)."))
            }
        }
    }

    private func uses(of ruled: RuledCode, _ names: WrittenCode, _ verdict: inout Verdict) {
        let rule = ruled.rule
        var told: Set<String> = []
        verdict.judged += names.types.count + names.paths.count
        for (name, spot) in names.types where rule.mayNotName.contains(where: { $0.matches(name) }) {
            guard name != ruled.name, told.insert(name).inserted else { continue }
            verdict.findings.append(
                ruled.finding(
                    "mayNotName", "\(ruled.name) names \(name)", spot, name,
                    "Let a type that may know \(name) do this."))
        }
        for (path, spot) in names.paths {
            let modules = ruled.app.map.index.files[spot.file].imports.map(\.module) + ["Swift"]
            guard let used = Self.used(path, among: modules, rule.mayNotUse), told.insert(used).inserted else {
                continue
            }
            let word = String(used.split(separator: ".").last ?? "")
            var finding = ruled.finding(
                "mayNotUse", "\(ruled.name) uses \(used)", spot, word, "Do without \(used) here.")
            finding.isCalled = true
            verdict.findings.append(finding)
        }
    }

    /// The beginning of a path that has a form, that of its module left out: `Swift.print` is `print`.
    private static func used(_ path: [String], among modules: [String], _ forms: [VerbForm]) -> String? {
        func beginning(of path: ArraySlice<String>) -> String? {
            guard !path.isEmpty else { return nil }
            return (1...path.count).lazy.map { path.prefix($0).joined(separator: ".") }
                .first { text in forms.contains { $0.matches(text) } }
        }
        if let found = beginning(of: path[...]) { return found }
        guard path.count > 1, let first = path.first, modules.contains(first) else { return nil }
        return beginning(of: path.dropFirst())
    }
}
