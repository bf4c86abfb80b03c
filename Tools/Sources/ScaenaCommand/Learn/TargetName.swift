import Foundation
import Project
import Scaffolding

/// The names of targets, for the module that tests of new scenes import: no folder's name tells it.
enum TargetName {
    /// The name of the target that has what lies in a folder, as the nearest project says; `nil` where none does.
    ///
    /// - Parameters:
    ///   - place: The folder that new scenes are put into, absolute.
    ///   - root: The folder around all that was read, absolute.
    static func owning(_ place: String, below root: String) -> String? {
        let above = FoldersAbove(from: place).prefix { $0 == root || $0.hasPrefix(root + "/") }
        for folder in above {
            guard let project = ProjectFacts(of: folder) else { continue }
            let inside = String(place.dropFirst(folder.count + 1))
            return owner(of: inside, in: project) ?? computed(project.file, in: folder, below: root)
        }
        // The app's project may lie below, as `Projects/App` does below `Projects`.
        guard let found = ProjectFolders.only(below: root) else { return nil }
        return ProjectFacts(of: found).flatMap { $0.appName ?? computed($0.file, in: found, below: root) }
    }

    private static func owner(of folder: String, in project: ProjectFacts) -> String? {
        let own = project.targets.filter { !$0.isTests }
        let around = own.filter { target in
            target.folders.contains { $0 == "." || $0 == folder || folder.hasPrefix($0 + "/") }
                || target.listed.main.map { $0 == folder || $0.hasPrefix(folder + "/") || folder.hasPrefix($0 + "/") }
                    ?? false
        }
        return (around.first(where: \.isApp) ?? around.first)?.name ?? project.appName
    }

    /// The name that a manifest of Tuist's has from a value that another file of the project's declares: `name: env.name`, and
    /// `let env = ProjectEnvironment(name: "Shop", …)`.
    private static func computed(_ file: String, in folder: String, below root: String) -> String? {
        guard file == "Project.swift", let text = text("\(folder)/\(file)"),
            let name = text.firstMatch(of: /name:\s*([a-z]\w*)\.(\w+)\s*[,)]/)
        else { return nil }
        let (value, member) = (String(name.1), String(name.2))
        for path in ProjectFolders.helpers(of: root) {
            guard let text = Self.text(path),
                let call = text.firstMatch(of: /\blet\s+(\w+)[^=\n]*=[^\n]*\(([^)]*)\)/), call.1 == value,
                let told = call.2.matches(of: /(\w+):\s*"([^"\\]+)"/).first(where: { $0.1 == member })
            else { continue }
            return String(told.2)
        }
        return nil
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension ProjectFacts {
    /// The name of the only app that the project makes.
    fileprivate var appName: String? {
        let apps = targets.filter { $0.isApp && !$0.isTests }
        return apps.count == 1 ? apps[0].name : nil
    }
}
