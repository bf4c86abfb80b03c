import Architecture
import Conformance
import SourceModel

/// Breaks of what a project's settings forbid: imports between its modules, and the rules of its team.
extension Mutations {
    /// Imports that a module, or its layer, may not have, and such as close a circle.
    var modules: [Mutation] {
        var first: [String: Int] = [:]
        var arrows: Set<[String]> = []
        for file in map.files {
            let source = map.index.files[file]
            guard source.modules.count == 1 else { continue }
            first[source.modules[0]] = first[source.modules[0]] ?? file
            for fact in source.imports { arrows.insert([source.modules[0], fact.module]) }
        }
        return first.sorted { $0.key < $1.key }.flatMap { module, file -> [Mutation] in
            var found: [Mutation?] = []
            let knowledge = settings.knowledge.first { $0.name == module }
            if let knowledge, let knows = knowledge.knows, isSure(knowledge, "knows"),
                let other = settings.namedModules.sorted().first(where: { $0 != module && !knows.contains($0) })
            {
                found.append(importing(other, in: file, "unknown module", "modules"))
            }
            for layer in settings.layers + map.definition.layers where layer.modules.contains(module) {
                guard let other = layer.mayNotImport.first, isSure(layer, "mayNotImport", other) else { continue }
                found.append(importing(other, in: file, "import of a module's layer", "imports"))
            }
            if let other = first.keys.sorted().first(where: { other in
                other < module && arrows.contains([other, module]) && !arrows.contains([module, other])
            }) {
                found.append(importing(other, in: file, "module circle", "modules"))
            }
            return found.compactMap(\.self)
        }
    }

    private func importing(_ module: String, in file: Int, _ kind: String, _ rule: String) -> Mutation? {
        change(kind, rule, Actor.Spot(file: file, line: 1)) { "import \(module); " + $0 }
    }

    /// Types that are not, or do, what a rule of the team's says.
    var teamRules: [Mutation] {
        (settings.rules + map.definition.rules).flatMap { rule in
            map.index.types.filter { id in
                let type = map.index[id]
                guard type.kind != .outside, type.kind != .alias, !type.isLocal, map.rules(file: type.file) else {
                    return false
                }
                let role = map.players[id].flatMap { if case .role(let role) = $0.part { role } else { nil } }
                return rule.isFor(type.name, role)
            }.flatMap { declared($0, otherwiseThan: rule) + using($0, whatIsForbiddenBy: rule) }
        }
    }

    private func declared(_ id: TypeIndex.ID, otherwiseThan rule: TeamRule) -> [Mutation] {
        let type = map.index[id]
        let spot = Actor.Spot(file: type.file, line: type.line)
        var found: [Mutation?] = []
        if rule.isFinal, type.kind == .class {
            found.append(change("rule: final", "rules", spot) { $0.replacing("final class", with: "class") })
        }
        if let kind = rule.kind, "\(type.kind)" == kind.rawValue {
            let other = kind == .struct ? "class" : "struct"
            found.append(
                change("rule: kind", "rules", spot) {
                    $0.replacing("\(kind.rawValue) \(type.name)", with: "\(other) \(type.name)")
                })
        }
        for parent in rule.inherits where parent != type.name {
            found.append(change("rule: inherits", "rules", spot) { Self.without(parent, in: $0) })
        }
        return found.compactMap(\.self)
    }

    private func using(_ id: TypeIndex.ID, whatIsForbiddenBy rule: TeamRule) -> [Mutation] {
        let type = map.index[id]
        let spot = Actor.Spot(file: type.file, line: type.line)
        var found: [Mutation?] = []
        func example(_ form: VerbForm) -> String {
            String(form.description.replacing("…", with: "Mutated").prefix { $0 != "(" })
        }
        if type.kind != .protocol {
            for form in rule.mayNotName {
                found.append(
                    insert("func mutated(_ value: \(example(form))) {}", at: spot, "rule: mayNotName", "rules"))
            }
            for form in rule.mayNotUse {
                let use = example(form)
                let text = use.contains(".") ? "_ = \(use)" : "\(use)()"
                found.append(insert("func mutated() { \(text) }", at: spot, "rule: mayNotUse", "rules"))
            }
        }
        for module in rule.mayNotImport {
            found.append(
                change("rule: mayNotImport", "rules", Actor.Spot(file: type.file, line: 1)) {
                    "import \(module); " + $0
                })
        }
        return found.compactMap(\.self)
    }
}
