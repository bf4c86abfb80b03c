import SourceModel

/// Code of a new scene by example that ends in nothing, each in a sentence: it compiles, and does not what others' does.
extension AppLearning {
    /// Returns which parts nobody of the new scene makes or asks any longer, though others of the scene do in most, which hold another and
    /// call nothing of it, and which functions do nothing or give back no part.
    ///
    /// - Parameters:
    ///   - files: The facts of the new scene's files.
    ///   - unit: The name of the new scene.
    ///   - way: The number of the way that it is made in, from 0.
    package func deadEnds(in files: [FileFacts], of unit: String, way: Int) -> [String] {
        DeadEnds(self, files, unit, way).sentences
    }
}

/// Searches a new scene for code that ends in nothing.
private struct DeadEnds {
    private let app: SourceApp
    private let learned: LearnedArchitecture
    private let units: [AppUnit]
    private let files: [FileFacts]
    /// The types of the new scene and their extensions, by their names.
    private let types: [String: [SourceType]]
    private let unit: String

    init(_ learning: AppLearning, _ files: [FileFacts], _ unit: String, _ way: Int) {
        app = learning.kept.app
        learned = learning.architectures[way]
        units = learning.kept.scenes.units[way]
        (self.files, self.unit) = (files, unit)
        let read = files.map { FactReading.file($0, path: "") }
        types = Dictionary(grouping: read.flatMap { $0.types + $0.extensions }, by: \.name)
    }

    var sentences: [String] {
        let idle = idle
        // Whoever fills the function sees whom it has to ask.
        return unasked + silent(besides: Set(idle.map(\.type))) + idle.map(\.sentence) + givingNone
    }

    /// The name of a role's type in the new scene.
    private func own(_ role: LearnedRole) -> String { role.form.replacing("{Unit}", with: unit) }

    /// The members of a type of the new scene, those of its extensions too.
    private func members(of type: String) -> [MemberFact] {
        files.flatMap(\.types).filter { $0.name == type }.flatMap(\.members)
    }

    /// The roles that have a type in the new scene.
    private var roles: [LearnedRole] {
        learned.roles.filter { !$0.name.isOpen && !$0.name.isNested && types[own($0)] != nil }
    }

    /// One part of a scene that makes another, or asks its type.
    private struct Use: Hashable {
        var from, to: RoleName
    }

    /// The parts that nobody in the new scene names any longer.
    private var unasked: [String] {
        let (roles, types) = (roles, types)
        let (counts, both) = uses(among: Set(roles.map(\.name)))
        let named = Dictionary(roles.map { ($0.name, $0) }) { first, _ in first }
        return roles.compactMap { held -> String? in
            let name = own(held)
            // What somebody names still has its place.
            guard !types.contains(where: { other, parts in other != name && parts.contains { names(name, $0) } }) else {
                return nil
            }
            let users = counts.filter { $0.key.to == held.name }
            guard
                let most = users.max(by: { ($0.value, $1.key.from) < ($1.value, $0.key.from) }),
                let from = named[most.key.from], let all = both[most.key], most.value * 2 > all,
                all * 2 > units.count
            else { return nil }
            return "the call of \(name) in the \(own(from)), as \(Evidence(most.value, of: all)) have it there: "
                + "nobody makes or asks it in a new \(learned.word) before you write it"
        }
    }

    /// Returns in how many units one part makes another or asks its type, and in how many both are.
    private func uses(among roles: Set<RoleName>) -> (counts: [Use: Int], both: [Use: Int]) {
        var (counts, both): ([Use: Int], [Use: Int]) = ([:], [:])
        for unit in units {
            let members = unit.members.filter { roles.contains($0.role) }
            for user in members {
                for asked in members where asked.role != user.role {
                    let use = Use(from: user.role, to: asked.role)
                    both[use, default: 0] += 1
                    let name = app.types[asked.type].name
                    if app.types[user.type].functions.contains(where: { Self.asks(name, $0) }) {
                        counts[use, default: 0] += 1
                    }
                }
            }
        }
        return (counts, both)
    }

    private static func asks(_ name: String, _ function: SourceType.Function) -> Bool {
        function.creates.contains(name) || function.staticCalls.contains { $0.type == name }
    }

    /// Returns true if a type names another in any way.
    private func names(_ name: String, _ type: SourceType) -> Bool {
        type.inherits.contains(name) || type.baseArguments.contains(name)
            || type.properties.contains { $0.types.contains(name) || $0.arguments.contains(name) }
            || type.functions.contains {
                Self.asks(name, $0) || $0.parameters.contains(name) || $0.result.contains(name)
            }
    }

    /// The parts that hold others, and call nothing of these in the new scene.
    private func silent(besides told: Set<String>) -> [String] {
        roles.compactMap { from -> String? in
            let holder = own(from)
            guard !told.contains(holder) else { return nil }
            let asked = roles.compactMap { to -> String? in
                guard learned.channels.contains(where: { !$0.leavesUnit && $0.from == from.id && $0.to == to.id })
                else {
                    return nil
                }
                let names = Set([own(to)] + (types[own(to)] ?? []).flatMap(\.inherits))
                let properties = Set((types[holder] ?? []).flatMap { Self.properties(of: $0, holding: names) })
                guard !properties.isEmpty, !isNamed(properties, in: holder) else { return nil }
                let calls = calls(by: from.name, of: to.name)
                return isUsual(calls) ? "\(own(to)) (\(calls))" : nil
            }
            guard !asked.isEmpty else { return nil }
            return "what the \(holder) asks of the \(asked.joined(separator: " and the ")): "
                + "it calls nothing of \(asked.count == 1 ? "it" : "them") in a new \(learned.word) before you write it"
        }
    }

    /// Returns true if so many scenes do something that a new one is to do it, too.
    private func isUsual(_ doing: Evidence) -> Bool {
        doing.count > 1 && doing.count * 2 > doing.total && doing.total * 2 > units.count
    }

    /// Returns true if code of a type, its initialisers aside, names one of its properties.
    private func isNamed(_ properties: Set<String>, in type: String) -> Bool {
        members(of: type).contains { member in
            guard let body = member.body else { return false }
            let paths = body.calls.map(\.callee) + (member.kind == .initializer ? [] : body.mentions.map(\.path))
            return paths.contains { path in
                let names = path.names
                return (names.first == "self" ? names.dropFirst().first : names.first).map(properties.contains) ?? false
            }
        }
    }

    /// Returns in how many of the units in which one part holds another it calls that.
    private func calls(by from: RoleName, of to: RoleName) -> Evidence {
        var (calling, holding) = (0, 0)
        for unit in units {
            guard let holder = unit.members.first(where: { $0.role == from })?.type,
                let held = unit.members.first(where: { $0.role == to })?.type
            else { continue }
            let names = [app.types[held].name] + app.ancestors(of: held).filter { app.indices[$0] != nil }
            let properties = Self.properties(of: app.types[holder], holding: Set(names))
            guard !properties.isEmpty else { continue }
            holding += 1
            let isCalled = app.types[holder].functions.contains {
                $0.memberCalls.contains { properties.contains($0.member) }
            }
            if isCalled { calling += 1 }
        }
        return Evidence(calling, of: holding)
    }

    private static func properties(of type: SourceType, holding names: Set<String>) -> [String] {
        type.properties.filter { $0.isStored && !$0.isStatic && !names.isDisjoint(with: $0.types) }.map(\.name)
    }

    /// The types with functions that do something in most units that have one of the name, and nothing in the new scene.
    private var idle: [(type: String, sentence: String)] {
        roles.compactMap { role -> (type: String, sentence: String)? in
            let functions = members(of: own(role)).compactMap { member -> String? in
                guard member.kind == .function, member.body?.isEmpty ?? true else { return nil }
                let all = units.compactMap { unit -> Bool? in
                    guard let type = unit.members.first(where: { $0.role == role.name })?.type else { return nil }
                    return app.types[type].functions.first { $0.name == member.name }?.doesSomething
                }
                let acting = Evidence(all.count { $0 }, of: all.count)
                return isUsual(acting) ? "\(member.name) (\(acting))" : nil
            }
            guard !functions.isEmpty else { return nil }
            let sentence =
                "what the \(own(role)) does in \(functions.joined(separator: " and ")): "
                + "nothing in a new \(learned.word) before you write it"
            return (own(role), sentence)
        }
    }

    /// The functions that would give back a part of the scene, and give back `nil`.
    private var givingNone: [String] {
        let parts = Set(learned.roles.map { $0.form.replacing("{Unit}", with: unit) })
        return files.flatMap(\.types).flatMap { type in
            type.members.compactMap { member -> String? in
                guard member.kind == .function, let body = member.body, body.calls.isEmpty,
                    let name = member.type?.heldNames(.none).first, parts.contains(name), body.returns.count == 1,
                    body.returns[0].value.form == .literal(.nil)
                else { return nil }
                return "what \(member.name) of \(type.name) gives back, which is nil: "
                    + "write what makes \(name == type.name ? "it" : name) in each new \(learned.word)"
            }
        }
    }
}

extension SourceType.Function {
    /// True if it is seen to call, make or set something.
    fileprivate var doesSomething: Bool {
        !memberCalls.isEmpty || !staticCalls.isEmpty || !creates.isEmpty || !self.placements.isEmpty
            || !self.wirings.isEmpty || !self.handed.isEmpty
    }
}
