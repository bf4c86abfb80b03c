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
        var level = [""]
        var seen = 0
        for _ in 0..<deepest {
            var next: [String] = []
            for folder in level {
                seen += 1
                guard seen < most else { return nil }
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
                if let mark = names.first(where: {
                    marks.contains($0) || $0.hasSuffix(".xcodeproj") && !$0.hasPrefix("._")
                }) {
                    return folder + mark
                }
                // A folder has no dot in its name, but few.
                next += names.filter { !$0.contains(".") && !foreign.contains($0) }.map { "\(folder)\($0)/" }
            }
            level = next
        }
        return nil
    }
}
