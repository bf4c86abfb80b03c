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
    /// The files that say which modules there are, and nibs and storyboards.
    private let others: [SourceFacts.File]
    /// Tells whether Objective-C may make objects, too.
    private let hasObjectiveC: Bool

    /// Names the contents of all files, and looks at no more of them. Those of which the file system says that they are as they were
    /// are not read.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - memory: The file that remembers what the file system said; nil for none.
    ///   - jobs: The number of threads that take part.
    /// - Returns: nil where a file cannot be read: what it says may be known by the next time.
    public init?(_ list: SourceFileList, memory: MemoryFile? = nil, jobs: Int = Workers.processorCount) {
        let others = Self.others(of: list)
        let keys = Self.keys(of: list.files + others, memory, jobs)
        var files: [SourceFacts.File] = []
        files.reserveCapacity(list.files.count)
        for (index, path) in list.files.enumerated() {
            guard let key = keys[index] else { return nil }
            files.append(SourceFacts.File(path: path, key: key))
        }
        self.init(files, Self.files(others) { keys[list.files.count + $0] }, list.hasObjectiveC)
    }

    /// Takes the contents' names from facts.
    ///
    /// - Parameters:
    ///   - facts: The facts.
    ///   - list: The files of which they are.
    /// - Returns: nil where something could not be read.
    public init?(_ facts: SourceFacts, _ list: SourceFileList) {
        guard facts.notes.isEmpty, facts.files.count == list.files.count else { return nil }
        let others = Self.others(of: list)
        self.init(facts.files, Self.files(others) { Self.key(of: others[$0]) }, list.hasObjectiveC)
    }

    private init(_ files: [SourceFacts.File], _ others: [SourceFacts.File], _ hasObjectiveC: Bool) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(files.count * 128)
        for file in [files, others].joined() {
            bytes += file.path.utf8
            withUnsafeBytes(of: (file.key.hash.littleEndian, UInt64(file.key.length).littleEndian)) { bytes += $0 }
        }
        bytes.append(hasObjectiveC ? 1 : 0)
        key = bytes.withUnsafeBytes { ContentKey($0) }
        (self.files, self.others, self.hasObjectiveC) = (files, others, hasObjectiveC)
    }

    /// Returns the fingerprint of a part of the files.
    package func part(_ list: SourceFileList) -> SourceFingerprint {
        SourceFingerprint(
            list.roots.flatMap { files[files.range(below: $0, \.path)] },
            others.filter { other in list.roots.contains { other.path.hasPrefix($0 + "/") } }, hasObjectiveC)
    }

    private static func others(of list: SourceFileList) -> [String] { ModuleMap.files(of: list) + list.layouts }

    /// Files with the names of their contents. One that cannot be read is as good as empty: it is no source.
    private static func files(_ paths: [String], _ key: (Int) -> ContentKey?) -> [SourceFacts.File] {
        paths.enumerated().map { SourceFacts.File(path: $1, key: key($0) ?? ContentKey("")) }
    }

    private static func key(of path: String) -> ContentKey? {
        guard let file = try? FileBytes.read(path) else { return nil }
        return withExtendedLifetime(file) { ContentKey(file.bytes) }
    }

    private static func keys(
        of paths: [String], _ memory: MemoryFile?, _ jobs: Int
    ) -> ParallelResults<ContentKey> {
        let keys = ParallelResults<ContentKey>(paths.count)
        let stamps = ParallelResults<UInt64>(paths.count)
        let known = memory.map(SourceStamps.init)
        let now = ScanMemory.now
        let batch = 16
        Workers.run((paths.count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, paths.count) {
                // It is asked for before the file is read: what changes in between is seen to be newer the next time.
                stamps[index] = known.flatMap { _ in SourceStamps.stamp(of: paths[index], before: now) }
                keys[index] = stamps[index].flatMap { known?.key(of: $0) } ?? key(of: paths[index])
            }
        }
        known?.note(
            paths.indices.compactMap { index in
                guard let stamp = stamps[index], let key = keys[index] else { return nil }
                return (stamp, key)
            })
        return keys
    }
}
