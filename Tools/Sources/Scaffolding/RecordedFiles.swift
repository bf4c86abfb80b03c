import Foundation

/// The files that a project's records name: what the tool wrote there.
package struct RecordedFiles: Sendable, Equatable {
    /// Their absolute paths.
    package let paths: Set<String>

    /// Reads those records that are not older than something that was made of what they name.
    ///
    /// - Parameters:
    ///   - folder: a folder of the project.
    ///   - file: the path of what was made; where it is not there, every record is read.
    package init(around folder: String, notOlderThan file: String) {
        guard let project = UnitRecord.project(of: folder + "/x") else {
            paths = []
            return
        }
        let made = Self.time(of: file)
        let records = UnitRecord.all(in: project) { path in
            guard let made, let time = Self.time(of: path) else { return true }
            return time >= made
        }
        paths = Set(records.flatMap { record in record.files.keys.map { project + "/" + $0 } })
    }

    /// When a file was written, in seconds; nil where there is none.
    private static func time(of path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if os(macOS)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
