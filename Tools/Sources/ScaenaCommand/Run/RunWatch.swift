import Foundation

/// Tells when sources change. Names, sizes and times of all files are compared, five times a second: a thousand files cost
/// about a millisecond.
struct RunWatch: Sendable {
    let paths: [String]
    private static let pause = 0.2
    /// An editor that writes a file in steps, or a branch that is checked out, is waited for.
    private static let calm = 0.05

    /// The change.
    struct Change: Sendable {
        let files: [String]
        /// True if a file came or went.
        let areOthers: Bool
    }

    /// Calls somebody after each change, for ever, on a thread of its own.
    ///
    /// - Parameter onChange: told which files changed, came or went.
    func begin(_ onChange: @escaping @Sendable (Change) -> Void) {
        Thread {
            var known = files
            while true {
                Thread.sleep(forTimeInterval: Self.pause)
                var present = files
                if present == known { continue }
                while true {
                    Thread.sleep(forTimeInterval: Self.calm)
                    let later = files
                    if later == present { break }
                    present = later
                }
                let changed = Set(known.keys).union(present.keys).filter { known[$0] != present[$0] }
                let areOthers = changed.contains { known[$0] == nil || present[$0] == nil }
                known = present
                if !changed.isEmpty { onChange(Change(files: changed.sorted(), areOthers: areOthers)) }
            }
        }.start()
    }

    private struct Stamp: Equatable {
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
        let number: UInt64
    }

    private var files: [String: Stamp] {
        var files: [String: Stamp] = [:]
        for path in paths { Self.list(path, into: &files, depth: 0) }
        return files
    }

    private static func list(_ path: String, into files: inout [String: Stamp], depth: Int) {
        var status = stat()
        guard depth < 40, stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            #if os(macOS)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            files[path] = Stamp(
                size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
                number: UInt64(status.st_ino))
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
        for name in names where isSource(name) { list(path + "/" + name, into: &files, depth: depth + 1) }
    }

    /// Hidden ones, what editors write beside a file, and what SwiftPM and Xcode write by themselves are no sources: a target may
    /// have its package's folder for its own.
    static func isSource(_ name: String) -> Bool {
        if name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") { return false }
        return name != "Package.resolved" && !name.hasSuffix(".xcodeproj") && !name.hasSuffix(".xcworkspace")
    }
}
