import Foundation

/// The members of types by name, each type's read once: who follows paths asks for the same few again and again.
final class MemberTable: @unchecked Sendable {
    /// What a member is to who asks for its type.
    struct Declaration {
        var kind: MemberFact.Kind
        var isStatic: Bool
        /// The type that is written: a property's, a function's result.
        var type: TypeFact?
        /// The first value, and the body that its calls are in, where no type is written.
        var value: ValueFact?
        var body: BodyFact?
        /// Where the type is written.
        var scope: NameScope
    }

    private let lock = NSLock()
    private var tables: [TypeIndex.ID: [String: [Declaration]]] = [:]

    /// The members of a name that a type declares, without those that it inherits.
    func declarations(of name: String, in type: TypeIndex.ID, _ index: TypeIndex) -> [Declaration] {
        if let table = lock.withLock({ tables[type] }) { return table[name] ?? [] }
        var table: [String: [Declaration]] = [:]
        for member in index.members(of: type) {
            let fact = member.fact
            switch fact.kind {
            case .property, .function, .subscript, .enumCase:
                let value = fact.type == nil ? fact.storage?.initialValue : nil
                table[fact.name, default: []].append(
                    Declaration(
                        kind: fact.kind, isStatic: fact.isStatic, type: fact.type, value: value,
                        body: value == nil ? nil : fact.body ?? BodyFact(), scope: index.scope(of: member)))
            default: break
            }
        }
        let made = table
        lock.withLock { tables[type] = made }
        return made[name] ?? []
    }
}

extension TypeIndex {
    /// The members of a name that a type has: its own, or those of the nearest that it inherits from.
    func declarations(of name: String, in type: ID) -> [MemberTable.Declaration] {
        let own = memberTable.declarations(of: name, in: type, self)
        if !own.isEmpty { return own }
        for parent in ancestors(of: type) {
            guard let id = parent.meaning.id else { continue }
            let inherited = memberTable.declarations(of: name, in: id, self)
            if !inherited.isEmpty { return inherited }
        }
        return []
    }
}
