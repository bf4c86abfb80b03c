import Foundation
import Project
import SourceModel

/// The folders with an app that stands in its repository twice, an old one beside the one that it became: one of both is read.
///
/// Of three and more with the same types none is left out: these are the steps of a course.
struct RepeatedApps {
    /// A folder that is left out.
    struct Copy: Equatable, Sendable {
        /// The folder, absolute.
        let folder: String
        /// Those of its types that stand elsewhere, too, of all.
        let types: Evidence
    }

    /// The folders that are left out, sorted.
    private(set) var copies: [Copy] = []

    /// So many types at least are an app.
    private static let fewest = 20
    /// The words that the folders of what an app once was are called by.
    private static let old: Set = [
        "old", "legacy", "backup", "archive", "archived", "deprecated", "obsolete", "previous",
    ]

    /// The types of a folder, and how many of them another file outside of it declares, too.
    private struct Count {
        var all = 0
        var shared = 0

        /// True if most of them are.
        var isRepeated: Bool { shared >= RepeatedApps.fewest && shared * 3 >= all * 2 }
    }

    /// Finds them.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - root: The number of bytes that the paths of all folders share.
    ///   - isLeftOut: Returns true of a folder that is not read anyway.
    init(in sources: [SourceFile], below root: Int, except isLeftOut: (Substring) -> Bool) {
        var places: [String: (first: Substring, second: Substring?, count: Int)] = [:]
        var folders: [Substring: Int] = [:]
        var last: (folder: Substring, isLeftOut: Bool) = ("", true)
        for source in sources {
            let folder = TestFolders.folder(of: source.path)
            if last.folder != folder { last = (folder, isLeftOut(folder)) }
            guard !last.isLeftOut else { continue }
            for type in source.types where type.nesting.isEmpty && !type.isOfFile {
                folders[folder, default: 0] += 1
                if let place = places[type.name] {
                    places[type.name] = (place.first, folder, place.count + 1)
                } else {
                    places[type.name] = (folder, nil, 1)
                }
            }
        }
        let twice = places.values.compactMap { place in
            place.count == 2 ? place.second.map { (place.first, $0) } : nil
        }
        guard twice.count >= Self.fewest else { return }
        let all = folders.values.reduce(0, +)
        guard let (side, others) = Self.sides(of: twice, folders, below: root),
            // Most of the app is there twice.
            side.value.shared * 4 >= all
        else { return }
        let left = Self.isOlder([side], than: others, below: root) ? [side] : others
        copies = left.map { Copy(folder: String($0.key), types: Evidence($0.value.shared, of: $0.value.all)) }
            .sorted { $0.folder < $1.folder }
    }

    private typealias Entry = (key: Substring, value: Count)

    /// The folder most of whose types others declare, too, with most of these, and the folders that do so.
    ///
    /// - Parameters:
    ///   - twice: The folders of each type that is declared twice.
    ///   - folders: The number of types in each folder.
    ///   - root: The number of bytes that the paths of all folders share.
    private static func sides(
        of twice: [(Substring, Substring)], _ folders: [Substring: Int], below root: Int
    ) -> (side: Entry, others: [Entry])? {
        var counts: [Substring: Count] = [:]
        for (one, other) in twice {
            for (own, far) in [(one, other), (other, one)] {
                // What is around both holds both.
                for folder in around(own, below: root) where far != folder && !far.hasPrefix(folder + "/") {
                    counts[folder, default: Count()].shared += 1
                }
            }
        }
        counts = counts.filter { $0.value.shared >= fewest }
        for (folder, count) in folders {
            for around in around(folder, below: root) where counts[around] != nil { counts[around]?.all += count }
        }
        let repeated = counts.filter(\.value.isRepeated)
        let outermost = repeated.filter { entry in !repeated.keys.contains { entry.key.hasPrefix($0 + "/") } }
        guard let side = outermost.max(by: { ($0.value.shared, $1.key) < ($1.value.shared, $0.key) }) else {
            return nil
        }
        var common: [Substring: Int] = [:]
        for (one, other) in twice {
            let homes = [one, other].map { folder in around(folder, below: root).first { outermost[$0] != nil } }
            guard let first = homes[0], let second = homes[1], first != second else { continue }
            if first == side.key { common[second, default: 0] += 1 }
            if second == side.key { common[first, default: 0] += 1 }
        }
        let others = outermost.filter { (common[$0.key] ?? 0) * 3 >= $0.value.shared * 2 }
        return (narrowed(side, in: counts), others.map { narrowed($0, in: counts) })
    }

    /// The innermost folder that holds nearly all of what a folder does.
    private static func narrowed(_ entry: Entry, in counts: [Substring: Count]) -> Entry {
        counts.filter { $0.key.hasPrefix(entry.key + "/") && $0.value.all * 10 >= entry.value.all * 9 }
            .max { $0.key.utf8.count < $1.key.utf8.count } ?? entry
    }

    /// The folders around a folder, the outermost first, and itself.
    private static func around(_ folder: Substring, below root: Int) -> [Substring] {
        let bytes = folder.utf8
        guard bytes.count > root else { return [] }
        var found: [Substring] = []
        var end = bytes.index(bytes.startIndex, offsetBy: root)
        while end < bytes.endIndex {
            let start = bytes[end] == UInt8(ascii: "/") ? bytes.index(after: end) : end
            end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
            found.append(folder[..<end])
        }
        return found
    }

    /// Returns true if some folders are what others became: by their names, by who builds them, or by their sizes.
    private static func isOlder(_ side: [Entry], than others: [Entry], below root: Int) -> Bool {
        func both(_ says: (Substring) -> Bool) -> (Bool, Bool) {
            (side.contains { says($0.key) }, others.contains { says($0.key) })
        }
        let named = both { folder in
            // A catalogue of pictures has no sources.
            folder.contains(".xcassets")
                || Substring(folder.utf8.dropFirst(root)).split { !$0.isLetter }.contains { part in
                    let words = CamelWords(String(part))
                    return (0..<words.count).contains { old.contains(words.word($0).lowercased()) }
                }
        }
        if named.0 != named.1 { return named.0 }
        let built = both(isBuilt)
        if built.0 != built.1 { return built.1 }
        let sizes = (side.map(\.value.all).reduce(0, +), others.map(\.value.all).reduce(0, +))
        return others.isEmpty || sizes.0 < sizes.1 || sizes.0 == sizes.1 && side[0].key > others[0].key
    }

    /// Returns true if a folder holds a project, or one beside it names its files.
    private static func isBuilt(_ folder: Substring) -> Bool {
        if ProjectFolders.first(below: String(folder)) != nil { return true }
        let parent = String(TestFolders.folder(of: String(folder)))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix("._") }.contains { name in
            XcodeProject(path: "\(parent)/\(name)")?.targets.contains { target in
                (target.folders + target.files).contains { $0 == folder || $0.hasPrefix(folder + "/") }
            } ?? false
        }
    }
}
