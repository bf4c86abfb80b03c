import Architecture
import Checking
import Foundation
import Project
import SourceModel

/// The folders and files that one `scaena.yml` rules, or none.
struct CheckedPart {
    let project: ProjectDefaults
    /// The folders and files.
    let paths: [String]
    /// True if that is all of the project.
    let isWhole: Bool
    /// True if the settings were found below what was asked for.
    let isBelow: Bool

    /// Finds who rules what is asked for: the nearest settings of each path, or where there are none, those in folders below it.
    ///
    /// - Parameters:
    ///   - paths: The folders and files; the current folder's project if there is none.
    ///   - current: The current folder.
    ///   - isNamed: True if a flag names the architecture, so that nothing has to be found.
    static func all(
        _ paths: [String], in current: String = FileManager.default.currentDirectoryPath, isNamed: Bool
    ) throws -> [CheckedPart] {
        let asked = paths.isEmpty ? [current] : paths
        var parts: [CheckedPart] = []
        var places: [String: Int] = [:]
        for path in asked {
            let absolute = SourceFileList.absolutePath(path)
            let project = try ProjectDefaults(from: absolute)
            let below = project.isWritten || isNamed ? [] : settings(below: absolute)
            for folder in below where places[folder] == nil {
                places[folder] = parts.count
                parts.append(
                    CheckedPart(
                        project: try ProjectDefaults(from: folder), paths: [folder], isWhole: paths.isEmpty,
                        isBelow: true))
            }
            guard below.isEmpty else { continue }
            // What nobody rules is one, as it was asked for.
            let key = project.file ?? ""
            let own = paths.isEmpty ? project.folder : path
            if let place = places[key] {
                parts[place] = CheckedPart(
                    project: parts[place].project, paths: parts[place].paths + [own], isWhole: false, isBelow: false)
            } else {
                places[key] = parts.count
                parts.append(CheckedPart(project: project, paths: [own], isWhole: paths.isEmpty, isBelow: false))
            }
        }
        return parts
    }

    /// The sentence on who rules what, where that was found or is more than one.
    static func note(on parts: [CheckedPart], from root: String) -> String? {
        guard parts.count > 1 || parts.contains(where: \.isBelow) else { return nil }
        let names = parts.map { part in
            part.project.file.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }
                ?? "nothing (\(part.paths.joined(separator: ", ")))"
        }
        return "note: checked by \(names.joined(separator: ", "))"
            + (names.count > 1 ? ", each for its own folder" : "")
    }

    /// The folders below a folder that have settings, the outermost of each branch.
    private static func settings(below folder: String) -> [String] {
        var found: [String] = []
        var folders = [folder]
        while let next = folders.popLast() {
            if next != folder, FileManager.default.fileExists(atPath: next + "/scaena.yml") {
                found.append(next)
                continue
            }
            folders += SourceFileList.foldersOfSources(in: next)
        }
        return found.sorted()
    }
}

/// The folder from which others that read a report see paths.
enum ReportRoot {
    /// The repository around a folder, or GitHub's working folder; the folder itself where there is neither.
    static func folder(around folder: String) -> String {
        if let repository = FoldersAbove(from: folder).first(holding: ".git") { return repository }
        let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"].map(SourceFileList.absolutePath) ?? ""
        return !workspace.isEmpty && (folder + "/").hasPrefix(workspace + "/") ? workspace : folder
    }
}
