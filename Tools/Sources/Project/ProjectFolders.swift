import Foundation

/// The folders of an app that hold projects.
package enum ProjectFolders {
    /// So many folders are looked at.
    private static let most = 400
    /// So deep below a folder projects are looked for.
    private static let deepest = 4

    private static let marks = ["Project.swift", "Package.swift"]

    /// The folders in which no project of the app's lies.
    private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "build", "Tuist"]

    /// The path of the first manifest or Xcode project below a folder, as seen from it; `nil` where there is none.
    ///
    /// - Parameter path: The folder.
    package static func first(below path: String) -> String? {
        marked(below: path) { marks.contains($0) || isXcodeProject($0) }.first
    }

    /// The absolute path of the only folder with a project for an app at or below a folder, one of Xcode's or Tuist's; `nil` where
    /// there is none, or several.
    ///
    /// - Parameter path: The folder.
    package static func only(below path: String) -> String? {
        let found = marked(below: path, all: true) { $0 == "Project.swift" || isXcodeProject($0) }
        guard let first = found.first, found.count == 1 else { return nil }
        return ([path] + first.split(separator: "/").dropLast().map(String.init)).joined(separator: "/")
    }

    private static func isXcodeProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") && !name.hasPrefix("._") }

    /// The paths of entries in or below a folder, as seen from it, one of each folder: the first, or all.
    private static func marked(below path: String, all: Bool = false, _ isMark: (String) -> Bool) -> [String] {
        var found: [String] = []
        var level = [""]
        var seen = 0
        for _ in 0..<deepest {
            var next: [String] = []
            for folder in level {
                seen += 1
                guard seen < most else { return found }
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
                if let mark = names.first(where: isMark) {
                    found.append(folder + mark)
                    if !all { return found }
                    continue
                }
                // A folder has no dot in its name, but few.
                next += names.filter { !$0.contains(".") && !foreign.contains($0) }.map { "\(folder)\($0)/" }
            }
            level = next
        }
        return found
    }

    /// The Swift files, absolute, in which a project of Tuist's has what its manifests share.
    ///
    /// - Parameter path: The project's folder.
    package static func helpers(of path: String) -> [String] {
        ["Tuist", "Plugin", "Plugins", "ProjectDescriptionHelpers"].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: "\(path)/\(folder)")
            return (files?.lazy.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
                .prefix(most).map { "\(path)/\(folder)/\($0)" }
        }
    }
}
