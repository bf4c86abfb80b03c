import Foundation

/// Folders that hold modules, each in a folder of its own with its sources or its manifest.
package enum ModuleFolders {
    /// So many folders are looked at.
    private static let most = 12

    /// The entries by which a module's folder is known.
    private static let marks = ["Sources", "Package.swift", "Project.swift"]

    /// Returns true if a folder holds modules and no source of its own: what is put into it belongs to no target.
    ///
    /// - Parameter path: The folder.
    package static func isOne(_ path: String) -> Bool { !modules(in: path).isEmpty }

    /// The names of the modules' folders in a folder, sorted; empty where it holds sources of its own, or fewer than two modules.
    ///
    /// - Parameter path: The folder.
    package static func modules(in path: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let isOfSources = names.contains { $0.hasSuffix(".swift") && !marks.contains($0) }
        guard !isOfSources, !names.contains("Sources") else { return [] }
        let modules = names.prefix(most).filter { name in
            marks.contains { FileManager.default.fileExists(atPath: "\(path)/\(name)/\($0)") }
        }
        return modules.count > 1 ? Array(modules) : []
    }
}
