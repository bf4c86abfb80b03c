import Foundation

/// A folder and all folders above it, the nearest first, up to the root of the file system: the way on which a project, a package
/// or a repository is sought.
package struct FoldersAbove: Sequence, IteratorProtocol {
    private var folder: String?

    /// Begins at a folder.
    ///
    /// - Parameter folder: the absolute path of a folder, which need not be there.
    package init(from folder: String) {
        let parts = folder.split(separator: "/")
        self.folder = "/" + parts.joined(separator: "/")
    }

    /// Begins above a file or folder.
    ///
    /// - Parameter path: its absolute path; it need not be there.
    package init(above path: String) {
        self.init(from: path)
        _ = next()
    }

    /// The path of the next folder, without a slash at its end.
    package mutating func next() -> String? {
        guard let current = folder else { return nil }
        if current == "/" {
            folder = nil
        } else {
            let end = current.lastIndex(of: "/") ?? current.startIndex
            folder = end == current.startIndex ? "/" : String(current[..<end])
        }
        return current
    }

    /// The first folder in which something with one of some names lies.
    ///
    /// - Parameter names: the names of files or folders.
    /// - Returns: The folder's path, or nil.
    package func first(holding names: String...) -> String? {
        first { folder in
            names.contains { FileManager.default.fileExists(atPath: folder == "/" ? "/\($0)" : "\(folder)/\($0)") }
        }
    }
}
