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
}
