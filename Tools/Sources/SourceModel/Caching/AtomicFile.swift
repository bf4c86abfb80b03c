import Foundation
import Project

/// Replaces files in one step, as ``FileDraft`` does.
public enum AtomicFile {
    /// Writes a file beside its place and moves it there, so that a reader finds the old content or the new one, whole.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: What the file system says.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        try write([bytes], to: path)
    }

    /// Writes a file beside its place, piece by piece, and moves it there.
    ///
    /// - Parameters:
    ///   - pieces: The content.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: What the file system says.
    public static func write(_ pieces: [[UInt8]], to path: String) throws {
        let draft = try FileDraft(of: path)
        for piece in pieces { try draft.write(piece) }
        try draft.finish()
    }

    /// Removes what writers of a file left beside it that were killed: drafts of processes that are gone.
    ///
    /// - Parameter path: The file.
    public static func removeLeftovers(of path: String) {
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let folder = place.deletingLastPathComponent()
        for name in FileNames.below(folder.path) {
            guard let writer = FileDraft.writer(of: name, beside: place.lastPathComponent), StagedName.isGone(writer)
            else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }
}
