import Architecture

/// The types of other units and of shared things that scaffolded code uses and nobody has written yet: it compiles
/// only once they are there.
struct MissingNeighbours {
    /// Something that is used by name.
    struct Neighbour {
        /// The remedy: the command that writes it.
        fileprivate let remedy: String
        /// The types and contracts that it may be known by.
        fileprivate let types: Set<String>
        /// True if it is wanted though no code names it.
        fileprivate var isWanted = false

        /// Another unit.
        ///
        /// - Parameter group: the group that it would be put into, if any is known.
        init(unit: UnitName, in definition: ArchitectureDefinition, group: UnitName? = nil) {
            // Where the group's name is a part of the unit's, it is said once.
            let isNamed = definition.unit.group?.namesUnits ?? false
            let own = group.map(\.typeName).flatMap { name in
                isNamed && unit.typeName.hasPrefix(name) && unit.typeName.count > name.count
                    ? String(unit.typeName.dropFirst(name.count)) : nil
            }
            let group = isNamed && own == nil ? nil : group
            remedy =
                "scaena new \(definition.unit.word) \(own ?? unit.typeName)"
                + (group.map { " --group \($0.typeName)" } ?? "")
            let roles = definition.roles.filter { $0.scope == .unit }.map { $0.type.name(for: unit) }
            types = Set(roles + definition.contracts.map { $0.type.name(for: unit) })
        }

        /// Makes the neighbour that opens the units of a group.
        init(opener group: UnitName, _ kind: UnitKind, of unit: UnitName, in definition: ArchitectureDefinition) {
            remedy = "scaena new \(kind.word) \(group.typeName) --opens \(unit.typeName)"
            let holder = definition.navigation.flatMap { definition.role($0.performs) }
            types = Set([holder?.type.name(for: group, shared: group)].compactMap(\.self))
            isWanted = true
        }

        /// Makes a neighbour that units share.
        init(shared: UnitName, of role: Role, in definition: ArchitectureDefinition) {
            remedy = "scaena new \(role.id) \(shared.typeName)"
            let contracts = definition.contracts.filter { role.implements.contains($0.id) }.map(\.type)
            types = Set(([role.type] + contracts).map { $0.name(for: shared, shared: shared) })
        }

        /// A type of the app's own.
        init(type: String, in definition: ArchitectureDefinition) {
            let name = String(type.prefix { $0 != "." })
            let entity = definition.kinds.first { kind in
                kind.files.contains { $0.place == .sources && $0.path.description == "{Model}.swift" }
            }
            remedy = entity.map { "scaena new \($0.word) \(name)" } ?? "declare it"
            types = [name]
        }

        /// Makes the neighbour that the team has in the runtime's place.
        init?(_ name: RuntimeName, in definition: ArchitectureDefinition) {
            guard let plain = name.plain, name.from == nil else { return nil }
            remedy = "it is the team's own, and 'names' of \(definition.id) says how it is called"
            types = [String(plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" })]
        }
    }

    /// One sentence for each neighbour that is not there, with the command that writes it.
    let sentences: [String]

    /// Looks for the neighbours' types in the sources around.
    ///
    /// - Parameters:
    ///   - neighbours: the neighbours that the code was told to use.
    ///   - files: the code.
    ///   - sources: where it goes.
    ///   - flags: the flags behind the name that have something written in the same place.
    ///   - former: the project's missing types under names that the definition gave them before.
    init(
        _ neighbours: [Neighbour], in files: [RenderedFile], around sources: ModuleSources, flags: String = "",
        former: (Set<String>) -> [FormerNames.Kept] = { _ in [] }
    ) {
        guard !neighbours.isEmpty else {
            sentences = []
            return
        }
        let names = files.filter { $0.place == .sources }.map { SourceNames($0.text) }
        let declared = names.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
        let used = names.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }.subtracting(declared)
        let named = neighbours.reduce(into: Set<String>()) { names, neighbour in
            names.formUnion(neighbour.isWanted ? neighbour.types : neighbour.types.intersection(used))
        }
        let missing = sources.undeclared(named)
        let known = missing.isEmpty ? [] : former(missing).filter { missing.contains($0.newName) }
        // What is taken and returned may be of one type, which is told once.
        var told: Set<String> = []
        sentences = neighbours.compactMap { neighbour -> String? in
            let names = neighbour.types.intersection(missing).sorted().map { "'\($0)'" }
            guard !names.isEmpty else { return nil }
            let former = known.filter { neighbour.types.contains($0.newName) }
            if let one = former.first {
                return "'\(one.newName)' is called '\(one.name)' there as yet: 'scaena sync' renames it"
            }
            return "\(names.joined(separator: ", ")) \(names.count == 1 ? "is" : "are") not there yet: "
                + neighbour.remedy + (flags.isEmpty || !neighbour.remedy.hasPrefix("scaena ") ? "" : " " + flags)
        }.filter { told.insert($0).inserted }
    }
}
