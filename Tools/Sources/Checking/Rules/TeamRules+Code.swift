import Architecture
import Conformance
import Findings
import SourceModel

/// Code that a rule of the team's is for: a type, or what stands outside of types.
struct RuledCode {
    let rule: TeamRule
    /// The name, as sentences say it, and by which findings are known.
    let name, known: String
    let app: CheckedApp

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - key: The key of the rule that it breaks.
    ///   - message: The sentence about the code.
    ///   - spot: The place that breaks the rule.
    ///   - subject: The name at that place.
    ///   - remedy: The mend.
    func finding(
        _ key: String, _ message: String, _ spot: Actor.Spot, _ subject: String, _ remedy: String
    ) -> Finding {
        let identity = Finding.Identity(
            rule: TeamRules.id, unit: "", role: rule.id, subject: "\(key) \(known) \(subject)")
        var finding = Finding(identity, message, at: app.spot(spot), subject: subject)
        // Its identity stays that of all rules of a team's, as baselines have it.
        finding.rule = rule.id
        finding.severity = Severity(rawValue: rule.severity.rawValue) ?? TeamRules.severity
        finding.statement = app.statement(rule, key)
        finding.reason = rule.about.prefix(1).uppercased() + rule.about.dropFirst() + "."
        finding.remedy = remedy
        return finding
    }
}

/// The names of types, and the paths of functions and values, that code writes.
struct WrittenCode {
    private(set) var types: [(name: String, spot: Actor.Spot)] = []
    private(set) var paths: [(path: [String], spot: Actor.Spot)] = []

    init(of id: TypeIndex.ID, in map: RoleMap) {
        let index = map.index
        for part in index[id].parts where map.rules(file: part.file) {
            for type in part.inheritance { add(type, Actor.Spot(file: part.file, line: part.line)) }
        }
        for member in index.members(of: id) where map.rules(file: member.part.file) {
            add(member.fact, inFile: member.part.file)
        }
    }

    private init(_ member: MemberFact, inFile file: Int) { add(member, inFile: file) }

    private init(_ body: BodyFact, inFile file: Int) { add(body, inFile: file) }

    /// The code of each function and value outside of types, by its name, and that of the statements at the top of a file, without one.
    static func outsideOfTypes(in file: Int, _ map: RoleMap) -> [(name: String, names: WrittenCode)] {
        let facts = map.index.facts(ofFile: file)
        let members = facts.members.map { (name: $0.name, names: WrittenCode($0, inFile: file)) }
        return members + (facts.body.map { [(name: "", names: WrittenCode($0, inFile: file))] } ?? [])
    }

    private mutating func add(_ member: MemberFact, inFile file: Int) {
        let spot = Actor.Spot(file: file, line: member.line)
        for type in member.parameters.map(\.type) + [member.type].compactMap(\.self) { add(type, spot) }
        if let body = member.body { add(body, inFile: file) }
    }

    private mutating func add(_ body: BodyFact, inFile file: Int) {
        for call in body.calls { add(call.callee, Actor.Spot(file: file, line: call.line)) }
        for mention in body.mentions { add(mention.path, Actor.Spot(file: file, line: mention.line)) }
        for assignment in body.assignments { add(assignment.target, Actor.Spot(file: file, line: assignment.line)) }
        for named in body.types { add(named.type, Actor.Spot(file: file, line: named.line)) }
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
