import Foundation

/// The files that a project's records name: what the tool wrote there.
public struct RecordedFiles: Sendable, Equatable {
    /// Their absolute paths.
    public let paths: Set<String>

    /// Reads those records that are not older than something that was made of what they name.
    ///
    /// - Parameters:
    ///   - folder: a folder of the project.
    ///   - file: the path of what was made; where it is not there, every record is read.
    public init(around folder: String, notOlderThan file: String) {
        guard let project = UnitRecord.project(of: folder + "/x") else {
            paths = []
            return
        }
        let made = Self.time(of: file)
        let records = project + "/" + UnitRecord.folder
        var paths: Set<String> = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: records)) ?? [] where name.hasSuffix(".json")
        {
            let path = records + "/" + name
            if let made, let time = Self.time(of: path), time < made { continue }
            guard let data = FileManager.default.contents(atPath: path),
                let record = try? JSONDecoder().decode(UnitRecord.self, from: data)
            else { continue }
            paths.formUnion(record.files.keys.map { project + "/" + $0 })
        }
        self.paths = paths
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
