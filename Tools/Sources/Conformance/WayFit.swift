import Architecture
import SourceModel

/// Which of several definitions of the same sources fits a unit best: the one with whose parts the unit has most in common, and
/// of equals the first.
package struct WayFit: Sendable {
    /// The number of the definition that each unit's name fits best, where several name parts of it.
    private var best: [String: Int] = [:]

    /// Fits all units.
    ///
    /// - Parameters:
    ///   - definitions: The definitions, the project's own first.
    ///   - index: The types.
    package init(_ definitions: [ArchitectureDefinition], _ index: TypeIndex) {
        let wanted = definitions.map(Self.parts)
        let known = wanted.reduce(into: Set<String>()) { $0.formUnion($1) }
        var units: [String: Set<String>] = [:]
        for definition in definitions {
            units.merge(Self.forms(ofUnits: definition, index, known)) { $0.union($1) }
        }
        for (name, parts) in units {
            let shares = wanted.map { Double($0.intersection(parts).count) / Double(max($0.union(parts).count, 1)) }
            let most = shares.max() ?? 0
            best[name] = shares.firstIndex(of: most)
        }
    }

    /// The forms of a definition that the types of each unit have, by the unit's name.
    private static func forms(
        ofUnits definition: ArchitectureDefinition, _ index: TypeIndex, _ known: Set<String>
    ) -> [String: Set<String>] {
        var forms: [Part: String?] = [:]
        var units: [String: Set<String>] = [:]
        let names = PartNames(definition)
        for id in index.types {
            let type = index[id]
            guard type.kind != .outside, let match = names.match(type, in: index), match.isOfUnit else { continue }
            if forms[match.part] == nil { forms[match.part] = .some(form(of: match.part, definition)) }
            if let form = forms[match.part] ?? nil, known.contains(form) {
                units[match.filling, default: []].insert(form)
            }
        }
        return units
    }

    /// Returns true if a unit is not made as this definition says, and is made as another one says.
    ///
    /// - Parameters:
    ///   - name: The unit's name, as its types have it.
    ///   - definition: The number of the definition.
    package func isOfAnother(_ name: String, than definition: Int) -> Bool {
        best[name].map { $0 != definition } ?? false
    }

    /// The forms of the names of what each unit has, contracts marked.
    private static func parts(_ definition: ArchitectureDefinition) -> Set<String> {
        let roles = definition.roles.filter {
            $0.scope == .unit && $0.isUsed && !$0.isOptional && !$0.type.namesSeveral
        }
        let optional = definition.contractsOfOptionalRoles
        let contracts = definition.contracts.filter {
            $0.isUsed && $0.scope == .unit && !$0.type.namesSeveral && !$0.isOptional && !optional.contains($0.id)
        }
        return Set(roles.map(\.type.description) + contracts.map { "any " + $0.type.description })
    }

    private static func form(of part: Part, _ definition: ArchitectureDefinition) -> String? {
        switch part {
        case .role(let id): definition.role(id)?.type.description
        case .contract(let id): definition.contract(id).map { "any " + $0.type.description }
        case .data: nil
        }
    }
}
