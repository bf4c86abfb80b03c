import Architecture
import Foundation
import Project

/// A note on a unit that is put beside the folders of groups, or of modules, and into none of them.
struct GroupNote {
    /// The note; `nil` where there is nothing to say.
    let sentence: String?

    /// So many folders are looked at.
    private static let most = 40
    /// So many are named.
    private static let shown = 3

    /// Looks at where a unit is put.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - definition: The definition.
    init(_ request: UnitRequest, _ definition: ArchitectureDefinition) {
        let isGiven = request.group?.isEmpty == false
        let folders = definition.unit.folder.description.split(separator: "/")
        guard let group = definition.unit.group, !isGiven, let place = folders.firstIndex(of: "{Group}"),
            !folders[..<place].contains(where: { $0.contains("{") })
        else {
            sentence = nil
            return
        }
        let around = folders[..<place].joined(separator: "/")
        let none = "and the \(definition.unit.word) is in none of them: --group NAME puts it into one"
        let modules = around.isEmpty ? ModuleFolders.modules(in: request.into) : []
        // Where groups name units, a unit in none has a folder beside theirs.
        let hasOwn = group.namesUnits || group.first != nil
        let groups = modules.isEmpty && !hasOwn ? Self.groups(in: UnitScaffold.join(request.into, around)) : []
        if !modules.isEmpty {
            sentence = "'\(request.into)' holds modules (\(Self.list(modules))), \(none)"
        } else if groups.count > 1 {
            let folder = around.isEmpty ? request.into : around
            sentence = "'\(folder)' has a folder for each \(group.word) (\(Self.list(groups))), \(none)"
        } else {
            sentence = nil
        }
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(shown).joined(separator: ", ") + (names.count > shown ? ", …" : "")
    }

    /// The names of the folders in a folder that hold sources, or folders of such, sorted.
    private static func groups(in folder: String) -> [String] {
        entries(of: folder).prefix(most).filter { name in
            let inside = entries(of: "\(folder)/\(name)")
            return holdSources(inside)
                || inside.prefix(most).contains { holdSources(entries(of: "\(folder)/\(name)/\($0)")) }
        }
    }

    private static func holdSources(_ names: [String]) -> Bool { names.contains { $0.hasSuffix(".swift") } }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
