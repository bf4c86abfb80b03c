#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The memory of the files that a scan saw, so that the next one need not open those of which the file system says
/// that they are the same.
///
/// Facts go by the content of a file alone; this says which content a file has. It is believed only where the file had rested
/// for a while when it was looked at: one that is written twice within a tick of the file system's clock looks the same.
public struct ScanMemory: Sendable {
    /// The file system's data of a file or folder.
    struct Stamp: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
        let size: Int
        /// When the content was last written, in nanoseconds.
        let written: Int
        /// When anything of the file last changed, which no program can set back.
        let changed: Int

        /// Asks the file system; nil where there is no regular file.
        init?(of path: String) {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            self.init(status)
        }

        /// Takes what the file system said.
        init(_ status: stat) {
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
            size = Int(status.st_size)
            #if canImport(Darwin)
                let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
            #else
                let (written, changed) = (status.st_mtim, status.st_ctim)
            #endif
            self.written = ScanMemory.nanoseconds(written)
            self.changed = ScanMemory.nanoseconds(changed)
        }

        init(from reader: inout ByteReader) throws(BinaryFormError) {
            device = try reader.readFixed()
            number = try reader.readFixed()
            size = try reader.readInt()
            written = try reader.readInt()
            changed = try reader.readInt()
        }

        func write(to writer: inout ByteWriter) {
            writer.writeFixed(device)
            writer.writeFixed(number)
            writer.write(size)
            writer.write(written)
            writer.write(changed)
        }
    }

    /// The facts about a file.
    struct Entry: Sendable {
        let stamp: Stamp
        let traits: SourceScan.Traits
        let key: ContentKey?
        let aliasNames: [String]
        let typeWords: [UInt64]
    }

    /// The time, in nanoseconds, that a file must have rested when it was looked at: longer than a tick of any file
    /// system's clock.
    static let rest = 2_000_000_000

    private let entries: [String: Entry]

    init(_ entries: [String: Entry]) {
        self.entries = entries
    }

    /// Reads a memory; one that is not there, is broken or of another version of the tool is empty.
    ///
    /// - Parameters:
    ///   - path: Its file.
    ///   - toolVersion: The version of the tool.
    public init(path: String, toolVersion: String) {
        guard let bytes = try? FileBytes.read(path) else {
            entries = [:]
            return
        }
        entries = withExtendedLifetime(bytes) {
            (try? Self.entries(in: bytes.bytes, toolVersion: toolVersion)) ?? [:]
        }
    }

    /// The number of known files.
    var count: Int { entries.count }

    /// Returns the facts about a file, if it is still as it was.
    func entry(of path: String, _ stamp: Stamp) -> Entry? {
        entries[path].flatMap { $0.stamp == stamp ? $0 : nil }
    }

    /// The time of day in nanoseconds.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }

    /// Writes the memory.
    ///
    /// - Parameters:
    ///   - path: Its file.
    ///   - toolVersion: The version of the tool.
    /// - Throws: The file system's error.
    public func write(to path: String, toolVersion: String) throws {
        var writer = ByteWriter(capacity: 64 + entries.count * 160)
        toolVersion.write(to: &writer)
        writer.write(entries.count)
        for (path, entry) in entries {
            path.write(to: &writer)
            entry.stamp.write(to: &writer)
            writer.write(entry.traits.rawValue)
            writer.writeFixed(entry.key?.hash ?? 0)
            writer.writeIndex(entry.key.map { Int($0.length) })
            entry.aliasNames.write(to: &writer)
            writer.write(entry.typeWords.count)
            for word in entry.typeWords { writer.writeFixed(word) }
        }
        try ChecksummedFile.seal(writer, to: path)
    }

    private static func entries(
        in bytes: UnsafeRawBufferPointer, toolVersion: String
    ) throws(BinaryFormError) -> [String: Entry] {
        var reader = try ChecksummedFile.reader(of: bytes, toolVersion: toolVersion)
        let count = try reader.readCount()
        var entries: [String: Entry] = Dictionary(minimumCapacity: count)
        for _ in 0..<count {
            let path = try String(from: &reader)
            let stamp = try Stamp(from: &reader)
            let traits = SourceScan.Traits(rawValue: try reader.readByte())
            let hash = try reader.readFixed()
            let length = try reader.readIndex()
            let aliasNames = try [String](from: &reader)
            var typeWords: [UInt64] = []
            for _ in 0..<(try reader.readCount()) { typeWords.append(try reader.readFixed()) }
            entries[path] = Entry(
                stamp: stamp, traits: traits,
                key: length.map { ContentKey(hash: hash, length: UInt32(truncatingIfNeeded: $0)) },
                aliasNames: aliasNames, typeWords: typeWords)
        }
        return entries
    }
}
