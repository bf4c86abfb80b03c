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
    var layouts: [String] = []
    /// True if the folder has settings of the tool.
    var hasSettings = false
    var hasObjectiveC = false
    var hasLinkedFolders = false
    var notes: [SourceNote] = []

    /// Adds a file that is no Swift source.
    mutating func addOther(_ name: UnsafeRawBufferPointer, in folder: String) {
        if name.suffix(2).elementsEqual(".m".utf8) || name.suffix(3).elementsEqual(".mm".utf8) { hasObjectiveC = true }
        if name.elementsEqual("scaena.yml".utf8) { hasSettings = true }
        guard name.suffix(4).elementsEqual(".xib".utf8) || name.suffix(11).elementsEqual(".storyboard".utf8) else {
            return
        }
        layouts.append(folder + "/" + String(decoding: name, as: UTF8.self))
    }

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
