import Foundation
import Project

/// The folders of apps that only show what a kit of the app's has, an app of their own beside the real one, and of documents.
enum ShownFolders {
    private static let applications: Set = ["UIApplicationDelegate", "App"]
    private static let onMacs: Set = ["NSApplicationDelegate"]

    /// The outermost folders that are called so and hold an app, where another app lies outside of them, or they are those of a library
    /// that a project around it has taken over.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - root: The number of bytes that the paths of all folders share.
    static func all(in sources: [SourceFile], below root: Int) -> Set<String> {
        var demos: Set<String> = []
        var isBeside = false
        for source in sources where source.types.contains(where: { $0.inherits.contains(where: isApp) }) {
            if let home = home(of: TestFolders.folder(of: source.path), below: root) {
                demos.insert(home)
            } else if source.types.contains(where: { $0.inherits.contains(where: applications.contains) }) {
                isBeside = true
            }
        }
        return isBeside ? demos : demos.filter(isOfLibrary)
    }

    private static func isApp(_ name: String) -> Bool { applications.contains(name) || onMacs.contains(name) }

    /// Returns true if a demo lies beside a project of its library's, and another project's folder holds both.
    private static func isOfLibrary(_ demo: String) -> Bool {
        func holdsProject(_ folder: Substring) -> Bool {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
            return names.contains { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix("._") }
        }
        let library = TestFolders.folder(of: demo)
        guard holdsProject(library) else { return false }
        var around = TestFolders.folder(of: String(library))
        for _ in 0..<deepest where !around.isEmpty {
            if holdsProject(around) { return true }
            around = TestFolders.folder(of: String(around))
        }
        return false
    }

    /// So many folders around a library are asked for the project that took it over.
    private static let deepest = 2

    /// The names of folders whose code is read by people, and built by nobody.
    private static let documents: Set = ["docs", "doc", "documentation"]

    /// Returns true if a folder is one of documents, or lies in one.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - root: The number of bytes that the paths of all folders share.
    static func isDocuments(_ folder: Substring, below root: Int) -> Bool {
        folder.utf8.dropFirst(root).split(separator: UInt8(ascii: "/")).contains { part in
            // Most folders are not named so, and that is seen by their first letter.
            guard let first = part.first, first | 0x20 == UInt8(ascii: "d") || part.last == UInt8(ascii: "c") else {
                return false
            }
            let name = Substring(part)
            return documents.contains(name.lowercased()) || name.hasSuffix(".docc")
        }
    }

    /// The name of a folder without the platform that stands behind a dash: `ChartsDemo` of `ChartsDemo-macOS`.
    private static func name(_ part: Substring) -> Substring {
        guard let dash = part.lastIndex(where: { $0 == "-" || $0 == "_" || $0 == " " }) else { return part }
        return platforms.contains(part[dash...].dropFirst().lowercased()) ? part[..<dash] : part
    }

    private static let platforms: Set = [
        "ios", "osx", "macos", "mac", "tvos", "watchos", "swift", "swiftui", "uikit", "spm",
    ]

    private static func home(of folder: Substring, below root: Int) -> String? {
        var path = String(decoding: folder.utf8.prefix(root), as: UTF8.self)
        for part in folder.dropFirst(path.count).split(separator: "/") {
            path += "/\(part)"
            if DemoFolders.words.contains(where: Self.name(part).hasSuffix) { return path }
        }
        return nil
    }
}
