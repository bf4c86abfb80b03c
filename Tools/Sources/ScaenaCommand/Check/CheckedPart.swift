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
    /// The folders in these that have a definition of their own, and are judged by that.
    let left: [String]
    /// The sources, where these were listed already.
    let list: SourceFileList?
    /// True if that is all of the project.
    let isWhole: Bool
    /// True if the settings were found below what was asked for.
    let isBelow: Bool

    /// Finds who rules what is asked for: the nearest settings of each path, and those in folders below it.
    ///
    /// - Parameters:
    ///   - paths: The folders and files; the current folder's project if there is none.
    ///   - current: The current folder.
    ///   - isNamed: True if a flag names the architecture, so that nothing has to be found.
    static func all(
        _ paths: [String], in current: String = FileManager.default.currentDirectoryPath, isNamed: Bool
    ) throws -> [CheckedPart] {
        let asked = paths.isEmpty ? [current] : paths
        var found: [(project: ProjectDefaults, paths: [String], isWhole: Bool, isBelow: Bool)] = []
        var places: [String: Int] = [:]
        var lists: [String: SourceFileList] = [:]
        func add(_ project: ProjectDefaults, _ path: String, isBelow: Bool) {
            // What nobody rules is one, as it was asked for.
            let key = project.file ?? ""
            guard let place = places[key] else {
                places[key] = found.count
                found.append((project, [path], paths.isEmpty, isBelow))
                return
            }
            if !found[place].isBelow {
                found[place] = (found[place].project, found[place].paths + [path], false, false)
            }
        }
        for path in asked {
            let absolute = SourceFileList.absolutePath(path)
            let project = try ProjectDefaults(from: absolute)
            let own = paths.isEmpty ? project.folder : path
            var below: [ProjectDefaults] = []
            if !isNamed {
                let list = SourceFileList(paths: [own])
                lists[own] = list
                below = try settings(below: SourceFileList.absolutePath(own), list, ruled: project.isWritten)
            }
            // What has no settings and none above it is ruled by those below it, where there are some.
            if project.isWritten || below.isEmpty { add(project, own, isBelow: false) }
            for project in below { add(project, project.folder, isBelow: true) }
        }
        let folders = found.filter(\.project.isWritten).map(\.project.folder)
        return found.map { part in
            let left = folders.filter { folder in
                folder != part.project.folder
                    && part.paths.contains { (folder + "/").hasPrefix(SourceFileList.absolutePath($0) + "/") }
            }
            return CheckedPart(
                project: part.project, paths: part.paths, left: left,
                list: part.paths.count == 1 ? lists[part.paths[0]] : nil, isWhole: part.isWhole, isBelow: part.isBelow)
        }
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

    /// The projects of a list of sources that have settings below a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - ruled: True if it has settings, or is below some: then those alone count that name an architecture.
    private static func settings(
        below folder: String, _ list: SourceFileList, ruled: Bool
    ) throws -> [ProjectDefaults] {
        let folders = list.foldersOfSettings.filter { $0 != folder }.sorted()
        return try folders.compactMap { folder in
            let project = try ProjectDefaults(from: folder)
            let isFirst = !ruled && !folders.contains { (folder + "/").hasPrefix($0 + "/") && folder != $0 }
            return isFirst || project.ownArchitecture != nil || !project.settings.areas.isEmpty ? project : nil
        }
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
