import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a folder holds that a list of sources is made from.
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
    /// Whether something in it is a link, or of a kind that only the file system knows.
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

/// What was seen in folders during a piece of work that lists them several times.
///
/// A folder is believed to hold what it did while the file system says that nothing came, went or was renamed in it, and only
/// where it had rested for a while when it was read: one that changes twice within a tick of the clock looks the same.
public final class FolderMemory: @unchecked Sendable {
    /// What the work at hand remembers.
    @TaskLocal static var current: FolderMemory?

    private let lock = NSLock()
    private var folders: [String: (stamp: ScanMemory.Stamp, entries: FolderEntries)] = [:]

    private let now: () -> Int

    /// Remembers nothing yet.
    ///
    /// - Parameter now: The time of day in nanoseconds.
    init(now: @escaping () -> Int = { ScanMemory.now }) {
        self.now = now
    }

    /// The time at which a folder begins to be read.
    var begin: Int { now() }

    /// Does work whose lists of files remember what they saw of folders.
    ///
    /// - Parameter work: The work.
    public static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        try $current.withValue(FolderMemory(), operation: work)
    }

    func entries(of folder: String, _ status: stat) -> FolderEntries? {
        lock.withLock { folders[folder].flatMap { $0.stamp == ScanMemory.Stamp(status) ? $0.entries : nil } }
    }

    func remember(_ entries: FolderEntries, of folder: String, _ status: stat, since begin: Int) {
        let stamp = ScanMemory.Stamp(status)
        guard max(stamp.written, stamp.changed) < begin - ScanMemory.rest else { return }
        lock.withLock { folders[folder] = (stamp, entries) }
    }
}
