import Foundation
import SourceModel

/// The types of an app by the last letters of their names: whoever looks for all `…ItemsView` looks at a few.
final class NameEndings: @unchecked Sendable {
    /// So many bytes tell names apart.
    private static let length = 8

    private let lock = NSLock()
    private var types: [[UInt8]: [TypeIndex.ID]] = [:]

    /// The types whose names may have an ending, in the order of the index.
    func types(endingWith ending: String, _ index: TypeIndex) -> [TypeIndex.ID] {
        // What is no ASCII may be written in more than one way.
        guard ending.utf8.count >= Self.length, ending.utf8.allSatisfy({ $0 < 0x80 }) else { return index.types }
        return lock.withLock {
            if types.isEmpty {
                for id in index.types where index[id].name.utf8.count >= Self.length {
                    types[Array(index[id].name.utf8.suffix(Self.length)), default: []].append(id)
                }
            }
            return types[Array(ending.utf8.suffix(Self.length))] ?? []
        }
    }
}

/// The names of an app's files, for whoever asks if one is taken.
final class FileTitles: @unchecked Sendable {
    private let lock = NSLock()
    private var names: Set<Substring> = []

    /// Returns true if a file has a name, in whatever folder.
    func contain(_ name: String, _ index: TypeIndex) -> Bool {
        lock.withLock {
            if names.isEmpty { names = Set(index.files.lazy.map(\.name)) }
            return names.contains(name[...])
        }
    }
}
