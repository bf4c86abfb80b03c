import Architecture
import Conformance
import Findings
import SourceModel

/// The rules that a team wrote itself.
package struct TeamRules: Rule {
    package static let id = "rules"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "Types are, name, use and import what the `rules` of the definition, or of scaena.yml, say.",
        more: """
            A rule says which types it is for, by their names (`types`) or roles (`of`), and what these must be (`kind`, \
            `final`, `inherits`) and may not do (`mayNotName`, `mayNotUse`, `mayNotImport`). Names are judged as they are \
            written; `inherits` follows parents through all files, and says nothing where one of them is not there. \
            docs/CHECK.md has five such rules.
            """,
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
            guard type.kind != .outside, type.kind != .alias, !type.isLocal, app.map.rules(file: type.file) else {
                continue
            }
            let role = app.map.players[id].flatMap { player -> String? in
                if case .role(let role) = player.part { role } else { nil }
            }
            let asked = rules.filter { $0.isFor(type.name, role) }
            guard !asked.isEmpty else { continue }
            var names: TypeNames?
            for rule in asked {
                let ruled = RuledType(rule: rule, type: type, app: app)
                declaration(of: ruled, id, &verdict)
                imports(of: ruled, &verdict)
                if !rule.mayNotName.isEmpty || !rule.mayNotUse.isEmpty {
                    let found = names ?? TypeNames(of: id, in: app.map)
                    names = found
                    uses(of: ruled, found, &verdict)
                }
            }
        }
        return verdict
    }

    private func declaration(of ruled: RuledType, _ id: TypeIndex.ID, _ verdict: inout Verdict) {
        let (rule, type, app) = (ruled.rule, ruled.type, ruled.app)
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

    private func imports(of ruled: RuledType, _ verdict: inout Verdict) {
        let (rule, type, app) = (ruled.rule, ruled.type, ruled.app)
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

    private func uses(of ruled: RuledType, _ names: TypeNames, _ verdict: inout Verdict) {
        let (rule, type) = (ruled.rule, ruled.type)
        var told: Set<String> = []
        verdict.judged += names.types.count + names.paths.count
        for (name, spot) in names.types where rule.mayNotName.contains(where: { $0.matches(name) }) {
            guard name != type.name, told.insert(name).inserted else { continue }
            verdict.findings.append(
                ruled.finding(
                    "mayNotName", "\(type.name) names \(name)", spot, name, "Let a type that may know \(name) do this.")
            )
        }
        for (path, spot) in names.paths {
            guard let used = Self.used(path, rule.mayNotUse), told.insert(used).inserted else { continue }
            let word = String(used.split(separator: ".").last ?? "")
            verdict.findings.append(
                ruled.finding("mayNotUse", "\(type.name) uses \(used)", spot, word, "Do without \(used) here."))
        }
    }

    /// The beginning of a path that has a form, or its last name alone where that is what is called.
    private static func used(_ path: [String], _ forms: [VerbForm]) -> String? {
        for length in 1...max(path.count, 1) {
            let beginning = path.prefix(length).joined(separator: ".")
            if forms.contains(where: { $0.matches(beginning) }) { return beginning }
        }
        return nil
    }
}

/// A type that a rule of the team's is for.
private struct RuledType {
    let rule: TeamRule
    let type: IndexedType
    let app: CheckedApp

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - key: The key of the rule that the type breaks.
    ///   - message: The sentence about the type.
    ///   - spot: The place that breaks the rule.
    ///   - subject: The name at that place.
    ///   - remedy: The mend.
    func finding(
        _ key: String, _ message: String, _ spot: Actor.Spot, _ subject: String, _ remedy: String
    ) -> Finding {
        let identity = Finding.Identity(
            rule: TeamRules.id, unit: "", role: rule.id, subject: "\(key) \(type.qualifiedName) \(subject)")
        var finding = Finding(identity, "\(message) (rule '\(rule.id)')", at: app.spot(spot), subject: subject)
        finding.severity = Severity(rawValue: rule.severity.rawValue) ?? TeamRules.severity
        finding.statement = app.statement(rule, key)
        finding.reason = rule.about.prefix(1).uppercased() + rule.about.dropFirst() + "."
        finding.remedy = remedy
        return finding
    }
}

/// The names of types, and the paths of functions and values, that the code of a type writes.
private struct TypeNames {
    private(set) var types: [(name: String, spot: Actor.Spot)] = []
    private(set) var paths: [(path: [String], spot: Actor.Spot)] = []

    init(of id: TypeIndex.ID, in map: RoleMap) {
        let index = map.index
        for part in index[id].parts where map.rules(file: part.file) {
            for type in part.inheritance { add(type, Actor.Spot(file: part.file, line: part.line)) }
        }
        for member in index.members(of: id) where map.rules(file: member.part.file) {
            let file = member.part.file
            let spot = Actor.Spot(file: file, line: member.fact.line)
            for type in member.fact.parameters.map(\.type) + [member.fact.type].compactMap(\.self) { add(type, spot) }
            guard let body = member.fact.body else { continue }
            for call in body.calls { add(call.callee, Actor.Spot(file: file, line: call.line)) }
            for mention in body.mentions { add(mention.path, Actor.Spot(file: file, line: mention.line)) }
            for assignment in body.assignments {
                add(assignment.target, Actor.Spot(file: file, line: assignment.line))
            }
            for named in body.types { add(named.type, Actor.Spot(file: file, line: named.line)) }
        }
    }

    private mutating func add(_ type: TypeFact, _ spot: Actor.Spot) {
        for part in type.namedParts { if let name = part.lastName { types.append((name, spot)) } }
    }

    private mutating func add(_ path: PathFact, _ spot: Actor.Spot) {
        let names = path.namesAfterSelf
        paths.append((names, spot))
        if path.beginsAtType, let first = names.first { types.append((first, spot)) }
    }
}
