import Foundation

/// The facts of the files that were asked for last: rules ask several things of one actor, one after the other.
final class RecentFacts: @unchecked Sendable {
    private struct Entry {
        var file: Int
        var selection: FactSelection
        var facts: FileFacts
    }

    /// So many files are few enough to be kept, whatever is in them.
    private static let count = 512

    private let lock = NSLock()
    private var entries: [Entry?] = Array(repeating: nil, count: count)

    /// The facts of a file, which are loaded where it is not one of the last.
    func facts(
        ofFile file: Int, _ selection: FactSelection, _ load: (Int, FactSelection) -> FileFacts
    ) -> FileFacts {
        let place = Self.place(file, selection)
        let (known, whole) = lock.withLock { (entries[place], entries[Self.place(file, .all)]) }
        if let known, known.file == file, known.selection == selection { return known.facts }
        // Whoever asks for less does not mind more.
        if let whole, whole.file == file, whole.selection == .all { return whole.facts }
        let facts = load(file, selection)
        let entry = Entry(file: file, selection: selection, facts: facts)
        // What gives way is freed behind the lock.
        let former = lock.withLock {
            defer { entries[place] = entry }
            return entries[place]
        }
        withExtendedLifetime(former) {}
        return facts
    }

    private static func place(_ file: Int, _ selection: FactSelection) -> Int {
        // Nearly all ask for all of a file or for its members.
        (file &* 2 &+ (selection == .all ? 0 : 1)) % count
    }
}
