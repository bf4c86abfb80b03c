import Foundation

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
}
