extension ArchitectureDefinition {
    /// The roles of the unit's own of which it has one or none, as a person says; a row's view comes with a list.
    package var optionalRoles: [String] {
        roles.filter { $0.isOptional && $0.scope == .unit && $0.id != sheet?.cells }.map(\.id)
    }

    /// Those of them that a new unit can have: a file holds them.
    package var writtenOptionalRoles: [String] {
        optionalRoles.filter { id in files.contains { $0.holds.contains(id) } }
    }

    /// Those that a new unit has, unless it is told to be without.
    package var usualRoles: [String] { writtenOptionalRoles.filter { role($0)?.count == .usual } }

    /// Contracts that come and go with the roles that implement them: a unit has one or none of each of these roles.
    package var contractsOfOptionalRoles: Set<String> {
        let (optional, others) = roles.reduce(into: (Set<String>(), Set<String>())) { contracts, role in
            if role.isOptional {
                contracts.0.formUnion(role.implements)
            } else {
                contracts.1.formUnion(role.implements)
            }
        }
        return optional.subtracting(others).subtracting(contractsOfAll)
    }

    /// Contracts that every unit has, whatever roles.
    private var contractsOfAll: [String] { contracts.filter(\.isOfAll).map(\.id) }

    /// The architecture as existing units may have it, with the ways that only some of them go.
    package var withOptionalChannels: ArchitectureDefinition {
        var copy = self
        copy.channels += optionalChannels
        copy.optionalChannels = []
        return copy
    }

    /// The architecture with those roles and contracts alone that every unit has.
    package var withoutOptionalParts: ArchitectureDefinition {
        var copy = self
        let optional = contractsOfOptionalRoles
        copy.roles.removeAll(where: \.isOptional)
        copy.contracts.removeAll { $0.isOptional || optional.contains($0.id) }
        return copy
    }

    /// The architecture of a unit without a list.
    package var withoutList: ArchitectureDefinition { without(Set([sheet?.cells].compactMap(\.self))) }

    /// The architecture of a unit that has none of some roles: nobody makes them, holds them or speaks through what only they
    /// implement, and what holds nothing but them is not written. Their names stay, for templates that ask for them.
    ///
    /// - Parameter left: the ids of the roles.
    package func without(_ left: Set<String>) -> ArchitectureDefinition {
        guard !left.isEmpty else { return self }
        var copy = self
        copy.channels = channels.filter { !left.contains($0.from) && !left.contains($0.to) }
        copy.channelsLeftOut += channels.filter { left.contains($0.from) || left.contains($0.to) }
        for index in copy.roles.indices where left.contains(copy.roles[index].id) { copy.roles[index].isUsed = false }
        copy.assembly.creates = assembly.creates.filter { !left.contains($0) }
        let implemented = roles.filter { !left.contains($0.id) }.reduce(into: Set<String>()) {
            $0.formUnion($1.implements)
        }
        let spoken = Set(copy.channels.compactMap(\.through))
        let unused = roles.filter { left.contains($0.id) }.reduce(into: Set<String>()) { $0.formUnion($1.implements) }
            .subtracting(implemented).subtracting(spoken).subtracting(contractsOfAll)
        for index in copy.contracts.indices where unused.contains(copy.contracts[index].id) {
            copy.contracts[index].isUsed = false
        }
        let gone = left.union(unused)
        copy.files = files.filter { file in
            let isNamed = file.holds.contains(where: gone.contains) || file.each.map(gone.contains) == true
            return !(isNamed && gone.isSuperset(of: file.holds)) && gone.isDisjoint(with: file.needs)
        }
        return copy
    }
}
