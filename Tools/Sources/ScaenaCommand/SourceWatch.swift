import Foundation
import SourceModel

/// Waits for sources to change. It looks at names, sizes and times of the files twice a second: that works the same on
/// every system and file system, and costs a hundredth of a core on an app of thousands of files.
struct SourceWatch {
    let paths: [String]
    /// Files that do not count: what is written after a change must not look like another one.
    let excluded: () -> Set<String>
    /// Further files that count, such as the settings; asked before each round.
    var further: () -> [String] = { [] }

    /// Does something at once and after each change, forever. A change that comes while it is done counts as well.
    ///
    /// - Parameter body: The work.
    func run(_ body: () -> Void) -> Never {
        while true {
            let further = further()
            let before = state(further)
            body()
            while state(further) == before { Thread.sleep(forTimeInterval: 0.5) }
        }
    }

    private func state(_ further: [String]) -> UInt64 {
        var text = ""
        for path in SourceFileList(paths: paths, excluding: excluded()).files + further {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            #if os(macOS)
                text += "\(path) \(status.st_size) \(status.st_mtimespec.tv_sec) \(status.st_mtimespec.tv_nsec)\n"
            #else
                text += "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)\n"
            #endif
        }
        return ContentKey(text).hash
    }
}
