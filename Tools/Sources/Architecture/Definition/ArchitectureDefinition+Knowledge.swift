extension ArchitectureDefinition {
    /// Returns the ids of the data kinds, layers and roles that a role may know, or nil where nothing limits it.
    ///
    /// The role's own word stands; else its layer's word counts, and then the role knows its own layer too.
    ///
    /// - Parameter role: the role.
    package func knowledge(of role: Role) -> Set<String>? {
        if let knows = role.knows { return Set(knows) }
        guard let layer = layers.first(where: { $0.id == role.layer }), let knows = layer.knows else { return nil }
        return Set(knows + [layer.id])
    }

    /// Returns true if a role may know data of a kind. Swift's own types are everybody's.
    ///
    /// - Parameters:
    ///   - role: the role.
    ///   - kind: the data kind.
    package func mayKnow(_ role: Role, _ kind: DataKind) -> Bool {
        !kind.types.isEmpty || knowledge(of: role)?.contains(kind.id) ?? true
    }

    /// Returns true if a role may know another by its type, and not by a contract alone.
    ///
    /// - Parameters:
    ///   - role: the role.
    ///   - other: the other one.
    package func mayKnow(_ role: Role, _ other: Role) -> Bool {
        guard role.id != other.id, let known = knowledge(of: role) else { return true }
        return known.contains(other.id) || other.layer.map(known.contains) ?? true
    }
}
