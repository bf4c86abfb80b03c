import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Replaces files in one step.
public enum AtomicFile {
    /// Writes a file beside its place and moves it there, so that a reader finds the old content or the new one, whole.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: What the file system says.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.withUnsafeBytes { bytes in
            // Not a copy: a cache is large.
            let data =
                bytes.baseAddress.map {
                    Data(
                        bytesNoCopy: UnsafeMutableRawPointer(mutating: $0), count: bytes.count, deallocator: .none)
                } ?? Data()
            try data.write(to: url, options: .atomic)
        }
    }

    /// Writes a file beside its place, piece by piece, and moves it there.
    ///
    /// - Parameters:
    ///   - pieces: The content.
    ///   - path: The file. Its folder is made if need be.
    /// - Throws: ``FileReadingError`` with the system's words, or what making the folder throws.
    public static func write(_ pieces: [[UInt8]], to path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let temporary = "\(path).\(getpid()).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileReadingError(errno) }
        do {
            defer { close(descriptor) }
            for piece in pieces { try write(piece, to: descriptor) }
            guard rename(temporary, path) == 0 else { throw FileReadingError(errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func write(_ piece: [UInt8], to descriptor: Int32) throws(FileReadingError) {
        var offset = 0
        while offset < piece.count {
            let written = piece.withUnsafeBytes { bytes in
                systemWrite(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
            }
            if written < 0 {
                let code = errno
                if code == EINTR { continue }
                throw FileReadingError(code)
            }
            offset += written
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
