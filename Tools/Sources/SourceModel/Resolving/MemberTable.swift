import Foundation

/// The members of types by name, each type's read once: who follows paths asks for the same few again and again.
final class MemberTable: @unchecked Sendable {
    /// The part of a member that tells its type.
    struct Declaration {
        var kind: MemberFact.Kind
        var isStatic: Bool
        /// The type that is written: a property's, a function's result.
        var type: TypeFact?
        /// The first value, where no type is written; its calls are in ``MemberTable/body(ofValue:_:)``.
        var value: ValueFact?
        /// Where the type is written.
        var scope: NameScope
    }

    private let lock = NSLock()
    /// By the types' numbers; nil where nobody has asked.
    private var tables: [[String: [Declaration]]?] = []
    private var bodies: [TypeIndex.ID: [String: BodyFact]] = [:]

    /// The members of a name that a type declares, without those that it inherits.
    func declarations(of name: String, in type: TypeIndex.ID, _ index: TypeIndex) -> [Declaration] {
        index.note(type)
        let known = lock.withLock { type.number < tables.count ? tables[type.number] : nil }
        if let known { return known[name] ?? [] }
        var table: [String: [Declaration]] = [:]
        for member in index.members(of: type, .members) {
            let fact = member.fact
            switch fact.kind {
            case .property, .function, .subscript, .enumCase:
                let value = fact.type == nil ? fact.storage?.initialValue : nil
                table[fact.name, default: []].append(
                    Declaration(
                        kind: fact.kind, isStatic: fact.isStatic, type: fact.type, value: value,
                        scope: index.scope(of: member)))
            default: break
            }
        }
        let made = table
        lock.withLock {
            if tables.isEmpty { tables = Array(repeating: nil, count: index.entries.count) }
            tables[type.number] = made
        }
        return made[name] ?? []
    }

    /// The body of a property's first value. Few are asked for, so that bodies are decoded for these alone.
    func body(ofValue name: String, in type: TypeIndex.ID, _ index: TypeIndex) -> BodyFact {
        index.note(type)
        if let known = lock.withLock({ bodies[type] }) { return known[name] ?? BodyFact() }
        var found: [String: BodyFact] = [:]
        for member in index.members(of: type) where member.fact.kind == .property && found[member.fact.name] == nil {
            found[member.fact.name] = member.fact.body
        }
        let made = found
        lock.withLock { bodies[type] = made }
        return made[name] ?? BodyFact()
    }
}

extension TypeIndex {
    /// Returns true if a name is that of methods alone, be they a type's own or those of one that it inherits from.
    package func hasMethod(_ name: String, in type: ID) -> Bool {
        let found = declarations(of: name, in: type)
        return !found.isEmpty && found.allSatisfy { $0.kind == .function && !$0.isStatic }
    }

    /// The members of a name that a type has: its own, or those of the nearest that it inherits from.
    func declarations(of name: String, in type: ID) -> [MemberTable.Declaration] {
        let own = memberTable.declarations(of: name, in: type, self)
        if !own.isEmpty { return own }
        for ancestor in lineages[type.number] {
            let inherited = memberTable.declarations(of: name, in: ancestor, self)
            if !inherited.isEmpty { return inherited }
        }
        return []
    }
}
