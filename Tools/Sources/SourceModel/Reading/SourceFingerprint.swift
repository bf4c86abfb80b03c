import Foundation

/// The fingerprint of some sources, as one number: of their paths and contents, and of the files that say which
/// modules they belong to.
///
/// A result that was made of sources can be kept beside it, and is as good as new while it is the same.
public struct SourceFingerprint: Sendable {
    /// The name of all.
    public let key: ContentKey
    /// The files with the names of their contents.
    let files: [SourceFacts.File]

    /// Reads all files, and looks at no more than their contents' names.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - jobs: The number of threads that take part.
    /// - Returns: nil where a file cannot be read: what it says may be known by the next time.
    public init?(_ list: SourceFileList, jobs: Int = Workers.processorCount) {
        let paths = list.files
        let keys = ParallelResults<ContentKey>(paths.count)
        let batch = 16
        Workers.run((paths.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, paths.count) {
                guard let file = try? FileBytes.read(paths[index]) else { continue }
                keys[index] = withExtendedLifetime(file) { ContentKey(file.bytes) }
            }
        }
        var files: [SourceFacts.File] = []
        for (index, path) in paths.enumerated() {
            guard let key = keys[index] else { return nil }
            files.append(SourceFacts.File(path: path, key: key))
        }
        self.init(files, list)
    }

    /// Takes the contents' names from facts.
    ///
    /// - Parameters:
    ///   - facts: The facts.
    ///   - list: The files of which they are.
    /// - Returns: nil where something could not be read.
    public init?(_ facts: SourceFacts, _ list: SourceFileList) {
        guard facts.notes.isEmpty, facts.files.count == list.files.count else { return nil }
        self.init(facts.files, list)
    }

    private init(_ files: [SourceFacts.File], _ list: SourceFileList) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(files.count * 128)
        func add(_ path: String, _ key: ContentKey) {
            bytes += path.utf8
            withUnsafeBytes(of: (key.hash.littleEndian, UInt64(key.length).littleEndian)) { bytes += $0 }
        }
        for file in files { add(file.path, file.key) }
        for path in ModuleMap.files(of: list) {
            let file = try? FileBytes.read(path)
            let key = file.map { file in withExtendedLifetime(file) { ContentKey(file.bytes) } }
            add(path, key ?? ContentKey(""))
        }
        key = bytes.withUnsafeBytes { ContentKey($0) }
        self.files = files
    }
}
