import Foundation
import Project

/// Writes a folder that is not there yet: all of its files or nothing.
///
/// It is written beside its place and then renamed, so that a run that is killed leaves no half of it; what such a run left
/// beside the place is cleared by the next.
package enum NewFolder {
    /// Writes a folder.
    ///
    /// - Parameters:
    ///   - files: The texts by their paths in the folder.
    ///   - folder: The folder's absolute path; one that is there and empty is replaced.
    /// - Throws: ``ScaffoldError`` when something is there already, or the place cannot be written to; nothing is left then.
    package static func write(_ files: [String: String], to folder: String) throws(ScaffoldError) {
        let manager = FileManager.default
        if manager.fileExists(atPath: folder) {
            guard let entries = try? manager.contentsOfDirectory(atPath: folder), entries.isEmpty else {
                throw ScaffoldError(
                    .cannotCreate, "'\(folder)' is there already, and is not empty: nothing was touched")
            }
        }
        let url = URL(fileURLWithPath: folder)
        let parent = url.deletingLastPathComponent().path
        StagedName.removeLeftovers(of: url.lastPathComponent, in: parent)
        let staged = "\(parent)/\(StagedName.own(url.lastPathComponent))"
        defer { try? manager.removeItem(atPath: staged) }
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let path = URL(fileURLWithPath: staged).appendingPathComponent(name)
            do {
                try manager.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: path)
            } catch {
                if access(parent, F_OK) == 0, access(parent, W_OK) != 0 {
                    throw ScaffoldError(.noPermission, "cannot make '\(folder)': '\(parent)' cannot be written to")
                }
                throw ScaffoldError(
                    .cannotCreate, "cannot write '\(name)' of '\(folder)': \(error.localizedDescription)")
            }
        }
        guard rename(staged, folder) == 0 else { throw ScaffoldError.system("make '\(folder)'") }
    }
}
