import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The entries of a folder that a list of sources is made from.
struct FolderEntries {
    /// A source, or a folder that may hold some.
    struct Item {
        let path: String
        let isFolder: Bool
    }

    /// The sources and folders, in the order in which the sources stand in a list.
    var items: [Item] = []
    var manifests: [String] = []
    var xcodeProjects: [String] = []
    var notes: [SourceNote] = []
    /// True if something in it is a link, or of a kind that only the file system knows.
    var hasLinks = false

    mutating func add(_ path: String, _ name: String) {
        if name == "Package.swift" || name.hasPrefix("Package@swift-") {
            if name == "Package.swift" { manifests.append(path) }
        } else {
            items.append(Item(path: path, isFolder: false))
        }
    }

    /// Sorts the sources and folders by the bytes of the paths that they add to a list: those of a folder go on with a slash.
    ///
    /// - Parameter start: Where the names begin that are not the same for all.
    mutating func sort(from start: Int) {
        items.sort { left, right in
            left.withKey(from: start) { left in right.withKey(from: start) { left.lexicographicallyPrecedes($0) } }
        }
    }
}

extension FolderEntries.Item {
    fileprivate func withKey<Result>(from start: Int, _ work: (Key) -> Result) -> Result {
        var path = path
        return path.withUTF8 { bytes in work(Key(name: bytes[start...], isFolder: isFolder)) }
    }

    fileprivate struct Key {
        let name: Slice<UnsafeBufferPointer<UInt8>>
        let isFolder: Bool

        func lexicographicallyPrecedes(_ other: Key) -> Bool {
            for (mine, its) in zip(name, other.name) where mine != its { return mine < its }
            if name.count == other.name.count { return !isFolder && other.isFolder }
            // One goes on where the other ends.
            return name.count < other.name.count
                ? !isFolder || UInt8(ascii: "/") < other.name[name.endIndex]
                : other.isFolder && name[other.name.endIndex] < UInt8(ascii: "/")
        }
    }
}

/// The memory of the folders that were seen, so that a list of sources need not read those again that are as they
/// were: to ask for a folder's state costs a sixth of reading it.
///
/// A folder is believed to hold what it did while the file system says that nothing came, went or was renamed in it, and only
/// where it had rested for a while when it was read: one that changes twice within a tick of the clock looks the same.
public final class FolderMemory: @unchecked Sendable {
    /// The memory of the work at hand.
    @TaskLocal static var current: FolderMemory?

    private typealias Seen = (stamp: ScanMemory.Stamp, entries: FolderEntries)

    private let lock = NSLock()
    /// The folders that earlier work saw.
    private let known: [String: Seen]
    /// The folders that this work met.
    private var seen: [String: Seen] = [:]
    private var hasNews = false
    private let now: () -> Int

    /// Remembers nothing yet.
    ///
    /// - Parameter now: The time of day in nanoseconds.
    init(now: @escaping () -> Int = { ScanMemory.now }) {
        known = [:]
        self.now = now
    }

    /// Reads what earlier work left; what is not there, is broken or of another version of the tool is empty.
    init(path: String, toolVersion: String) {
        let file = try? FileBytes.read(path)
        known = withExtendedLifetime(file) {
            file.flatMap { try? Self.folders(in: $0.bytes, toolVersion: toolVersion) } ?? [:]
        }
        now = { ScanMemory.now }
    }

    /// The time at which a folder begins to be read.
    var begin: Int { now() }

    /// Does work whose lists of files remember what they saw of folders, and what earlier work did.
    ///
    /// - Parameters:
    ///   - path: The file in which it is kept.
    ///   - toolVersion: The version of the tool; what another version left is not believed.
    ///   - writes: True if new knowledge is kept.
    ///   - work: The work.
    public static func during<Result>(
        keptIn path: String, toolVersion: String, writes: Bool, _ work: () throws -> Result
    ) rethrows -> Result {
        let memory = FolderMemory(path: path, toolVersion: toolVersion)
        let result = try $current.withValue(memory, operation: work)
        // What cannot be kept costs time at the next run and nothing else.
        if writes { try? memory.write(to: path, toolVersion: toolVersion) }
        return result
    }

    func entries(of folder: String, _ status: stat) -> FolderEntries? {
        let stamp = ScanMemory.Stamp(status)
        return lock.withLock {
            if let seen = seen[folder] { return seen.stamp == stamp ? seen.entries : nil }
            guard let known = known[folder], known.stamp == stamp else { return nil }
            seen[folder] = known
            return known.entries
        }
    }

    func remember(_ entries: FolderEntries, of folder: String, _ status: stat, since begin: Int) {
        let stamp = ScanMemory.Stamp(status)
        guard max(stamp.written, stamp.changed) < begin - ScanMemory.rest else { return }
        lock.withLock {
            seen[folder] = (stamp, entries)
            hasNews = true
        }
    }

    /// Writes what was met, where it is not what was known.
    func write(to path: String, toolVersion: String) throws {
        guard hasNews || seen.count != known.count else { return }
        var writer = ByteWriter(capacity: 64 + seen.count * 256)
        toolVersion.write(to: &writer)
        writer.write(seen.count)
        for (folder, seen) in seen {
            folder.write(to: &writer)
            seen.stamp.write(to: &writer)
            seen.entries.write(to: &writer, below: folder)
        }
        try SealedFile.seal(writer, to: path)
    }

    private static func folders(
        in bytes: UnsafeRawBufferPointer, toolVersion: String
    ) throws(BinaryFormError) -> [String: Seen] {
        var reader = try SealedFile.reader(of: bytes, toolVersion: toolVersion)
        let count = try reader.readCount()
        var folders: [String: Seen] = Dictionary(minimumCapacity: count)
        for _ in 0..<count {
            let folder = try String(from: &reader)
            let stamp = try ScanMemory.Stamp(from: &reader)
            folders[folder] = (stamp, try FolderEntries(from: &reader, below: folder))
        }
        return folders
    }
}

extension FolderEntries {
    fileprivate func write(to writer: inout ByteWriter, below folder: String) {
        writer.write(items.count)
        for item in items {
            writer.write(item.isFolder ? 1 : 0 as UInt8)
            Self.name(item.path, below: folder).write(to: &writer)
        }
        for paths in [manifests, xcodeProjects] {
            paths.map { Self.name($0, below: folder) }.write(to: &writer)
        }
    }

    fileprivate init(from reader: inout ByteReader, below folder: String) throws(BinaryFormError) {
        for _ in 0..<(try reader.readCount()) {
            let isFolder = try reader.readByte() == 1
            items.append(Item(path: folder + "/" + (try String(from: &reader)), isFolder: isFolder))
        }
        for name in try [String](from: &reader) { manifests.append(folder + "/" + name) }
        for name in try [String](from: &reader) { xcodeProjects.append(folder + "/" + name) }
    }

    private static func name(_ path: String, below folder: String) -> String {
        String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    }
}
