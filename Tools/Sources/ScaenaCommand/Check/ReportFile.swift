import Foundation
import SourceModel

/// A file that a report is written into.
struct ReportFile {
    let path: String

    /// Writes a report: into a file as a whole, into a device or a pipe as it stands.
    ///
    /// - Throws: The file system's error.
    func write(_ text: String) throws {
        var status = stat()
        // `/dev/stdout` may lead to a file, and is none.
        let isDevice = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        guard isDevice || stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG else {
            // A link stays one.
            let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            return try AtomicFile.write(Array(text.utf8), to: place)
        }
        let descriptor = open(path, O_WRONLY | O_APPEND)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }
}
