import Architecture
import Foundation
import SourceModel

/// What scaffolded code uses of other units and of what units share, and nobody has written yet: it compiles only once
/// that is there.
struct MissingNeighbours {
    /// Something that is used by name.
    struct Neighbour {
        /// The command that writes it.
        fileprivate let command: String
        /// The types and contracts that it may be known by.
        fileprivate let types: Set<String>

        /// Another unit.
        ///
        /// - Parameter group: the group that it would be put into, if any is known.
        init(unit: UnitName, in definition: ArchitectureDefinition, group: UnitName? = nil) {
            command =
                "scaena new \(definition.unit.word) \(unit.typeName)"
                + (group.map { " --group \($0.typeName)" } ?? "")
            let roles = definition.roles.filter { $0.scope == .unit }.map { $0.type.name(for: unit) }
            types = Set(roles + definition.contracts.map { $0.type.name(for: unit) })
        }

        /// What units share.
        init(shared: UnitName, of role: Role, in definition: ArchitectureDefinition) {
            command = "scaena new \(role.id) \(shared.typeName)"
            let contracts = definition.contracts.filter { role.implements.contains($0.id) }.map(\.type)
            types = Set(([role.type] + contracts).map { $0.name(for: shared, shared: shared) })
        }
    }

    /// One sentence for each neighbour that is not there, with the command that writes it.
    let sentences: [String]

    /// Looks for the neighbours' types in the sources around.
    ///
    /// - Parameters:
    ///   - neighbours: what the code was told to use.
    ///   - files: the code.
    ///   - folder: where it goes; everything in its module is looked through, or where no package tells that, everything
    ///     in its project.
    init(_ neighbours: [Neighbour], in files: [RenderedFile], around folder: String) {
        guard !neighbours.isEmpty else {
            sentences = []
            return
        }
        let sources = files.filter { $0.place == .sources }.map { SourceNames($0.text) }
        let declared = sources.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
        let used = sources.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }.subtracting(declared)
        let missing = Self.undeclared(neighbours.reduce(into: []) { $0.formUnion($1.types.intersection(used)) }, folder)
        sentences = neighbours.compactMap { neighbour in
            let names = neighbour.types.intersection(missing).sorted().map { "'\($0)'" }
            guard !names.isEmpty else { return nil }
            return
                "\(names.joined(separator: ", ")) \(names.count == 1 ? "is" : "are") not there yet: \(neighbour.command)"
        }
    }

    /// Those of the names that no source declares.
    private static func undeclared(_ names: Set<String>, _ folder: String) -> Set<String> {
        guard !names.isEmpty else { return [] }
        // A file is mostly named after what it declares: those first, so that the others are mostly not read at all.
        let paths = SourceFileList(paths: [root(of: folder)]).files
        let isLikely = { (path: String) in names.contains { path.hasSuffix("/\($0).swift") } }
        var missing = names
        for path in paths.filter(isLikely) + paths.filter({ !isLikely($0) }) {
            if missing.isEmpty { break }
            // What cannot be read declares nothing that is known of; the compiler will say more.
            guard let file = try? FileBytes.read(path) else { continue }
            guard missing.contains(where: file.contains) else { continue }
            missing.subtract(SourceNames(String(decoding: file.bytes, as: UTF8.self)).declaredTypes)
        }
        return missing
    }

    /// The folder of the module: what lies below a package's `Sources`; else the project's; else the folder itself.
    private static func root(of folder: String) -> String {
        let parts = folder.split(separator: "/")
        if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count {
            return "/" + parts[...(sources + 1)].joined(separator: "/")
        }
        return UnitRecord.project(of: folder + "/") ?? folder
    }
}
