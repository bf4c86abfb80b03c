import Foundation
import Project

/// Replaces files in one step, as ``FileDraft`` does.
public enum AtomicFile {
    /// Writes a file beside its place and moves it there, so that a reader finds the old content or the new one, whole.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: The file system's error.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        try write([bytes], to: path)
    }

    /// Writes a file beside its place, piece by piece, and moves it there.
    ///
    /// - Parameters:
    ///   - pieces: The content.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: The file system's error.
    public static func write(_ pieces: [[UInt8]], to path: String) throws {
        let draft = try FileDraft(of: path)
        for piece in pieces { try draft.write(piece) }
        try draft.finish()
    }

    /// Copies a file before another takes its place, so that nothing that a person wrote goes without a trace.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - name: The copy's path before its ending; the file's own if it is nil.
    /// - Returns: The copy: `scaena.yml.before`, or `scaena.yml.before-2` where that is another text; nil where there is no file.
    /// - Throws: The file system's error.
    @discardableResult
    public static func keep(_ path: String, as name: String? = nil) throws -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        var (copy, number) = ((name ?? path) + ".before", 1)
        while let other = FileManager.default.contents(atPath: copy) {
            if other == data { return copy }
            number += 1
            copy = (name ?? path) + ".before-\(number)"
        }
        try write(Array(data), to: copy)
        return copy
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
