import Architecture
import Conformance
import Findings
import SourceModel

/// A module imports only those modules that it may know, and no modules import each other in a circle.
package struct ModulesRule: Rule {
    package static let id = "modules"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "A module imports only those that its `knows` names, and modules do not import each other in a circle.",
        why: """
            A module that knows more than it needs is built, tested and moved only together with that. Modules \
            in a circle cannot do without each other.
            """,
        judged: [
            """
            `modules` of scaena.yml says what a module may know: `modules: { Core: { folders: Modules/Core, \
            knows: [] } }`.
            """,
            """
            Imports of modules that are named there, as a module or in anybody's `knows`. Foundation, which \
            nobody names, is everybody's.
            """,
            "A circle is told once, at one of its imports. Where one of these is forbidden, that is told instead.",
            "A module without a line, where most modules of the sources have one: none of its imports would be judged.",
        ],
        silent: [
            "Files of tests, which may import what they test.",
            "Files that no module, or several modules, compile.",
        ],
        good: """
            // modules: { Core: { knows: [] }, Feed: { knows: Core } }
            import Core  // in a file of Feed
            """,
        bad: """
            import Feed  // in a file of Core, which knows nobody
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let knowledge = Dictionary(app.settings.knowledge.map { ($0.name, $0) }) { first, _ in first }
        for file in app.map.files {
            let source = app.map.index.files[file]
            let own = source.modules.compactMap { knowledge[$0] }.filter { $0.knows != nil }
            guard let module = own.first else { continue }
            guard source.modules.count == 1 else {
                verdict.leave(.names)
                continue
            }
            for fact in source.imports
            where app.settings.namedModules.contains(fact.module) && fact.module != module.name {
                verdict.judged += 1
                guard let knows = module.knows, !knows.contains(fact.module) else { continue }
                let spot = Actor.Spot(file: file, line: fact.line)
                verdict.findings.append(finding(module, knows, imports: fact.module, at: spot, app))
            }
        }
        circles(knowledge, app, &verdict)
        unwritten(knowledge, app, &verdict)
        return verdict
    }

    /// Tells of modules that nobody wrote down where most are.
    private func unwritten(_ knowledge: [String: ModuleKnowledge], _ app: CheckedApp, _ verdict: inout Verdict) {
        guard let last = app.settings.knowledge.last(where: { $0.knows != nil }) else { return }
        var first: [String: Int] = [:]
        for file in app.map.files {
            let modules = app.map.index.files[file].modules
            if modules.count == 1 { first[modules[0]] = first[modules[0]] ?? file }
        }
        let written = first.keys.filter(app.settings.writtenModules.contains)
        guard written.count * 2 > first.count else { return }
        for (module, file) in first.sorted(by: { $0.key < $1.key }) {
            verdict.judged += 1
            guard !app.settings.writtenModules.contains(module) else { continue }
            let identity = Finding.Identity(rule: Self.id, unit: "", role: module, subject: "line")
            var finding = Finding(
                identity, "nothing says what the module \(module) may know",
                at: app.spot(Actor.Spot(file: file, line: 1)), subject: "")
            finding.severity = .warning
            finding.statement = app.statement(last)
            finding.reason = "Most modules have a line in 'modules'; of one without, no import is judged."
            finding.remedy = "Write '\(module): { knows: [] }' there, with the modules that it may import."
            verdict.findings.append(finding)
        }
    }

    private func finding(
        _ module: ModuleKnowledge, _ knows: [String], imports other: String, at spot: Actor.Spot, _ app: CheckedApp
    ) -> Finding {
        let identity = Finding.Identity(rule: Self.id, unit: "", role: module.name, subject: other)
        var finding = Finding(
            identity, "the module \(module.name) imports \(other), which it may not know", at: app.spot(spot),
            subject: other)
        finding.severity = Self.severity
        finding.statement = app.statement(module, "knows")
        finding.reason =
            "A module that knows more than it needs is built, tested and moved only together with what it knows."
        let known = knows.isEmpty ? "knows none of the others" : "knows \(knows.joined(separator: ", "))"
        finding.remedy =
            "\(module.name) \(known): move what needs \(other) to a module that knows it, or add it to 'knows'."
        return finding
    }

    // MARK: Circles

    private func circles(_ knowledge: [String: ModuleKnowledge], _ app: CheckedApp, _ verdict: inout Verdict) {
        guard app.map.index.modules.count > 1 else { return }
        let arrows = Self.arrows(app.map)
        let byModule = Dictionary(grouping: arrows, by: \.from)
        var told: Set<Set<String>> = []
        for start in byModule.keys.sorted() {
            verdict.judged += 1
            guard let circle = circle(from: start, byModule) else { continue }
            let names = circle.map(\.from)
            // Where one of its imports is forbidden, that is what is wrong.
            let isForbidden = circle.contains { arrow in
                knowledge[arrow.from]?.knows.map { !$0.contains(arrow.to) } ?? false
            }
            guard !isForbidden, told.insert(Set(names)).inserted, let last = circle.last else { continue }
            let identity = Finding.Identity(
                rule: Self.id, unit: "", role: "circle", subject: names.sorted().joined(separator: " "))
            var finding = Finding(
                identity, "modules import each other in a circle: " + (names + [start]).joined(separator: " → "),
                at: app.spot(last.spot), subject: last.to)
            finding.severity = Self.severity
            finding.statement = app.statement(knowledge[last.from] ?? knowledge[start])
            finding.reason = "None of them can be built, tested or used without all of the others."
            finding.remedy = "Move what both need to a module that both import, or put a protocol in between."
            finding.notes = circle.dropLast().map {
                Finding.Note(message: "\($0.from) imports \($0.to)", place: app.spot($0.spot))
            }
            verdict.findings.append(finding)
        }
    }

    /// The shortest way of imports from a module back to itself.
    private func circle(
        from start: String, _ arrows: [String: [Arrow]]
    ) -> [Arrow]? {
        var seen: Set<String> = []
        var queue = (arrows[start] ?? []).map { [$0] }
        var next = 0
        while next < queue.count {
            let way = queue[next]
            next += 1
            guard let last = way.last else { continue }
            if last.to == start { return way }
            guard seen.insert(last.to).inserted else { continue }
            queue += (arrows[last.to] ?? []).map { way + [$0] }
        }
        return nil
    }

    /// An import of one of the project's modules by another.
    private struct Arrow {
        var from: String
        var to: String
        var spot: Actor.Spot
    }

    /// The imports between modules of the sources, each pair once. What several modules compile says nothing of one.
    private static func arrows(_ map: RoleMap) -> [Arrow] {
        var arrows: [Arrow] = []
        var seen: Set<[String]> = []
        for file in map.files {
            let source = map.index.files[file]
            guard source.modules.count == 1, let from = source.modules.first else { continue }
            for fact in source.imports where fact.module != from && map.index.modules.contains(fact.module) {
                guard seen.insert([from, fact.module]).inserted else { continue }
                arrows.append(
                    Arrow(from: from, to: fact.module, spot: Actor.Spot(file: file, line: fact.line)))
            }
        }
        return arrows
    }
}
