import Architecture

/// Something that several units share and a unit is handed: a manager, a repository.
struct SharedThing: Equatable {
    /// The id of its role.
    let role: String
    /// Its name, as types begin with it: `Ride` of `RideManager`.
    let name: UnitName

    /// Reads what the command line takes: `About, Ride`. Where an architecture has several roles of which units are handed
    /// some, a name's ending tells which is meant (`RideManager`), then a role before it (`repository: Ride`), then what is there
    /// of that name, then the definition's order.
    ///
    /// - Parameters:
    ///   - list: the text that the person wrote.
    ///   - definition: the architecture.
    ///   - sources: the sources around.
    static func list(
        _ list: String, in definition: ArchitectureDefinition, among sources: ModuleSources
    ) throws(ScaffoldError) -> [SharedThing] {
        let names = UnitContent.names(in: list)
        guard !names.isEmpty else { return [] }
        let roles = definition.inputs.managers.filter { definition.holding(of: $0) != nil }.compactMap(definition.role)
        guard let first = roles.first else {
            let own = definition.roles.first { $0.scope == .unit && $0.count == .many }
            throw ScaffoldError(
                .usage,
                "\(definition.id) hands nothing that several \(definition.unit.word)s share into a "
                    + "\(definition.unit.word): its 'inputs' have no 'manager'"
                    + (own.map { ". It may have several '\($0.id)' of its own: --further \"\($0.id): Names\"" } ?? ""))
        }
        var things: [SharedThing] = []
        for told in names {
            let parts = told.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).trimmed }
            var name = try SwiftNames.unit(parts[parts.count - 1], word: first.id)
            let named = parts.count == 2 ? roles.first { $0.id == parts[0] } : nil
            let ending = roles.count == 1 ? nil : roles.first { $0.type.stem(of: name) != nil }
            if let stem = ending?.type.stem(of: name) { name = UnitName(stem) }
            let there =
                roles.count == 1
                ? nil
                : roles.first { role in
                    sources.undeclared([role.type.name(for: name, shared: name)]).isEmpty
                }
            let role = ending ?? named ?? there ?? first
            try SwiftNames.refuseEnding(of: name, [role.type], word: role.id)
            let thing = SharedThing(role: role.id, name: name)
            if things.contains(thing) {
                throw ScaffoldError(.usage, "the \(role.id) '\(name.typeName)' is asked for twice")
            }
            things.append(thing)
        }
        return things
    }
}
