import Project

/// The folders of apps that only show what a kit of the app's has, an app of their own beside the real one, and of documents.
enum ShownFolders {
    private static let applications: Set = ["UIApplicationDelegate", "App"]

    /// The outermost folders that are called so and hold an app, where another app lies outside of them.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - root: The number of bytes that the paths of all folders share.
    static func all(in sources: [SourceFile], below root: Int) -> Set<String> {
        var demos: Set<String> = []
        var isBeside = false
        for source in sources
        where source.types.contains(where: { !$0.inherits.allSatisfy { !applications.contains($0) } }) {
            if let home = home(of: TestFolders.folder(of: source.path), below: root) {
                demos.insert(home)
            } else {
                isBeside = true
            }
        }
        return isBeside ? demos : []
    }

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

    private static func home(of folder: Substring, below root: Int) -> String? {
        var path = String(decoding: folder.utf8.prefix(root), as: UTF8.self)
        for part in folder.dropFirst(path.count).split(separator: "/") {
            path += "/\(part)"
            if DemoFolders.words.contains(where: part.hasSuffix) { return path }
        }
        return nil
    }
}
