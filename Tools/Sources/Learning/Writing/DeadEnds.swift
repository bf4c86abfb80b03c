import SourceModel

/// Code of a new scene by example that ends in nothing, each in a sentence: it compiles, and does not what others' does.
extension AppLearning {
    /// Returns which parts nobody of the new scene makes or asks any longer, though others of the scene do in most, and which functions give
    /// back no part.
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
    private let unit: String

    init(_ learning: AppLearning, _ files: [FileFacts], _ unit: String, _ way: Int) {
        app = learning.kept.app
        learned = learning.architectures[way]
        units = learning.kept.scenes.units[way]
        (self.files, self.unit) = (files, unit)
    }

    var sentences: [String] { unasked + givingNone }

    /// One part of a scene that makes another, or asks its type.
    private struct Use: Hashable {
        var from, to: RoleName
    }

    /// The parts that nobody in the new scene names any longer.
    private var unasked: [String] {
        let read = files.map { FactReading.file($0, path: "") }
        let types = Dictionary(grouping: read.flatMap { $0.types + $0.extensions }, by: \.name)
        func own(_ role: LearnedRole) -> String { role.form.replacing("{Unit}", with: unit) }
        let roles = learned.roles.filter { !$0.name.isOpen && !$0.name.isNested && types[own($0)] != nil }
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
