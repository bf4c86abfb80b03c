extension ArchitectureDefinition {
    /// The names of its parts and their files, by the place that says them: `roles.presenter.type` →
    /// `{Unit}Presenter`.
    package var partNames: [String: String] {
        var names: [String: String] = ["unit.folder": unit.folder.description]
        for role in roles { names["roles.\(role.id).type"] = role.type.description }
        for contract in contracts { names["contracts.\(contract.id).type"] = contract.type.description }
        for kind in data { names["data.\(kind.id).type"] = kind.type?.description }
        for file in files { names["files.\(file.id).path"] = file.path.description }
        for kind in kinds {
            for file in kind.files { names["kinds.\(kind.word).files.\(file.id).path"] = file.path.description }
        }
        return names
    }
}

extension ArchitectureSource {
    /// The built-in at the end of what it extends; nil where it stands on none.
    package var builtInBase: ArchitectureSource? {
        if isBuiltIn { return self }
        return extended?.builtInBase
    }

    /// The ids of the architectures that it extends, with its own.
    package var lineage: [String] {
        let own = (try? definition())?.id
        return [own].compactMap(\.self) + (extended?.lineage ?? [])
    }

    /// Returns the names that differ from those of the built-in that it stands on; all of them where it stands on
    /// none.
    ///
    /// - Parameter definition: its definition.
    package func ownPartNames(_ definition: ArchitectureDefinition) -> [String: String] {
        if isBuiltIn { return [:] }
        let base = (try? builtInBase?.definition())?.partNames ?? [:]
        return definition.partNames.filter { base[$0.key] != $0.value }
    }

    /// The same architecture in which some parts are called otherwise.
    ///
    /// - Parameters:
    ///   - names: the names, by where a definition says them.
    ///   - id: the architecture's id.
    package func calling(_ names: [String: String], id: String) -> ArchitectureSource {
        var lines = ["architecture: \(id)", "extends: \(id)"]
        var open: [String] = []
        // Keys of one mapping stand together.
        for (path, name) in names.map({ ($0.key.split(separator: ".").map(String.init), $0.value) })
            .sorted(by: { $0.0.lexicographicallyPrecedes($1.0) })
        {
            let shared = zip(open, path.dropLast()).prefix { $0 == $1 }.count
            for depth in shared..<(path.count - 1) {
                lines.append(String(repeating: "  ", count: depth) + "\(path[depth]):")
            }
            open = Array(path.dropLast())
            lines.append(String(repeating: "  ", count: path.count - 1) + "\(path[path.count - 1]): \"\(name)\"")
        }
        return extended(by: lines.joined(separator: "\n") + "\n")
    }
}
