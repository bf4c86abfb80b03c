import Foundation

/// The fingerprint of some sources, as one number: of their paths and contents, of the files that say which
/// modules they belong to, and of the nibs and storyboards beside them.
///
/// A result that was made of sources can be kept beside it, and is as good as new while it is the same.
public struct SourceFingerprint: Sendable {
    /// The name of all.
    public let key: ContentKey
    /// The files with the names of their contents.
    let files: [SourceFacts.File]

    /// Names the contents of all files, and looks at no more of them. Those of which the file system says that they are as they were
    /// are not read.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - memory: The file that remembers what the file system said; nil for none.
    ///   - jobs: The number of threads that take part.
    /// - Returns: nil where a file cannot be read: what it says may be known by the next time.
    public init?(_ list: SourceFileList, memory: MemoryFile? = nil, jobs: Int = Workers.processorCount) {
        let paths = list.files
        let keys = ParallelResults<ContentKey>(paths.count)
        let stamps = ParallelResults<UInt64>(paths.count)
        let known = memory.map(SourceStamps.init)
        let now = ScanMemory.now
        let batch = 16
        Workers.run((paths.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, paths.count) {
                // It is asked for before the file is read: what changes in between is seen to be newer the next time.
                stamps[index] = known.flatMap { _ in SourceStamps.stamp(of: paths[index], before: now) }
                if let stamp = stamps[index], let key = known?.key(of: stamp) {
                    keys[index] = key
                    continue
                }
                guard let file = try? FileBytes.read(paths[index]) else { continue }
                keys[index] = withExtendedLifetime(file) { ContentKey(file.bytes) }
            }
        }
        var files: [SourceFacts.File] = []
        for (index, path) in paths.enumerated() {
            guard let key = keys[index] else { return nil }
            files.append(SourceFacts.File(path: path, key: key))
        }
        known?.note(files.indices.compactMap { index in stamps[index].map { ($0, files[index].key) } })
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
        for path in ModuleMap.files(of: list) + list.layouts {
            let file = try? FileBytes.read(path)
            let key = file.map { file in withExtendedLifetime(file) { ContentKey(file.bytes) } }
            add(path, key ?? ContentKey(""))
        }
        // Whether Objective-C may make objects, too.
        bytes.append(list.hasObjectiveC ? 1 : 0)
        key = bytes.withUnsafeBytes { ContentKey($0) }
        self.files = files
    }
}
