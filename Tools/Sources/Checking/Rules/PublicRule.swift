import Conformance
import Findings
import SourceModel

/// Each declaration that a module offers to others is used by one of them.
package struct PublicRule: Rule {
    package static let id = "public"
    package static let severity = Severity.warning
    /// A library is used by who is not here.
    package static let isOnDemand = true
    package static let explanation = RuleExplanation(
        wants: "What is public is named in another module.",
        why: "Public code is kept for others, and no compiler warning says that nobody uses it.",
        judged: [
            "Types, and functions and values outside of types, in modules that another module of the sources imports.",
            "A name counts as used where any code of another module writes it, that of tests too.",
            """
            This rule is asked only where `--only` or `check` of scaena.yml names it: a library is used by \
            others that are not here.
            """,
        ],
        silent: [
            "Members of types.",
            "Files that no module, or several modules, compile.",
        ],
        good: """
            public struct Store {}  // in Core; Feed says 'let store: Store'
            """,
        bad: """
            public struct Cache {}  // in Core, and named there alone
            """)

    package init() {}

    private struct Candidate {
        var name: String
        var module: String
        var spot: Actor.Spot
        var what: String
    }

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let index = app.map.index
        let imported = Set(
            index.files.flatMap { file in file.imports.map(\.module).filter { !file.modules.contains($0) } })
        var candidates: [Candidate] = []
        for file in app.map.files {
            guard index.files[file].modules.count == 1, let module = index.files[file].modules.first,
                imported.contains(module)
            else { continue }
            candidates += Self.offers(index.facts(ofFile: file), file, module)
        }
        let names = Set(candidates.map(\.name))
        guard !names.isEmpty else { return verdict }
        var users: [String: Set<String>] = [:]
        for file in index.files.indices {
            for name in WrittenNames(index.facts(ofFile: file)).names where names.contains(name) {
                users[name, default: []].formUnion(index.files[file].modules)
            }
        }
        for candidate in candidates {
            verdict.judged += 1
            guard users[candidate.name]?.contains(where: { $0 != candidate.module }) != true else { continue }
            let identity = Finding.Identity(rule: Self.id, unit: "", role: candidate.module, subject: candidate.name)
            var finding = Finding(
                identity, "the \(candidate.what) \(candidate.name) is public, and no other module names it",
                at: app.spot(candidate.spot), subject: candidate.name)
            finding.severity = Self.severity
            finding.missed = [candidate.name]
            finding.reason = "What is public is kept as it is for who might use it, and is not told when nobody does."
            finding.remedy = "Remove 'public', or delete it where \(candidate.module) does not use it either."
            verdict.findings.append(finding)
        }
        return verdict
    }

    private static func offers(_ facts: FileFacts, _ file: Int, _ module: String) -> [Candidate] {
        func spot(_ line: Int) -> Actor.Spot { Actor.Spot(file: file, line: line) }
        func isPublic(_ modifiers: [String]) -> Bool { modifiers.contains("public") || modifiers.contains("open") }
        let types = facts.types.filter { $0.kind != .extension && $0.nesting.isEmpty && isPublic($0.modifiers) }
        let protocols = facts.protocols.filter { $0.nesting.isEmpty && isPublic($0.modifiers) }
        let members = facts.members.filter {
            [.function, .property].contains($0.kind) && isPublic($0.modifiers)
                && $0.name.first.map { $0.isLetter || $0 == "_" } == true
        }
        return types.map { Candidate(name: $0.name, module: module, spot: spot($0.line), what: "type") }
            + protocols.map { Candidate(name: $0.name, module: module, spot: spot($0.line), what: "protocol") }
            + members.map { Candidate(name: $0.name, module: module, spot: spot($0.line), what: "\($0.kind)") }
    }
}
