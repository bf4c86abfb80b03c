/// The folders with what an app once was: they are called as archives and backups are, and hold an app of their own beside the
/// real one, or the types of others again. A feature may be called so, too, and has types of its own.
enum ArchivedFolders {
    private static let names: Set = ["archive", "archives", "archived", "backup", "backups"]
    private static let applications: Set = ["UIApplicationDelegate", "App"]
    /// So many types tell that they are copies.
    private static let fewest = 2

    /// The outermost folders of archives.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - root: The number of bytes that the paths of all folders share.
    static func all(in sources: [SourceFile], below root: Int) -> Set<String> {
        var homes: [String: (types: [String], hasApp: Bool)] = [:]
        var outside: Set<String> = []
        var isBeside = false
        var last: (folder: Substring, home: String?) = ("", nil)
        for source in sources {
            let folder = TestFolders.folder(of: source.path)
            if last.folder != folder { last = (folder, home(of: folder, below: root)) }
            let own = source.types.filter { $0.nesting.isEmpty && !$0.isOfFile }
            let hasApp = own.contains { !applications.isDisjoint(with: $0.inherits) }
            if let home = last.home {
                homes[home, default: ([], false)].types += own.map(\.name)
                if hasApp { homes[home]?.hasApp = true }
            } else {
                outside.formUnion(own.map(\.name))
                if hasApp { isBeside = true }
            }
        }
        return Set(
            homes.filter { _, found in
                let copies = found.types.count(where: outside.contains)
                return found.hasApp && isBeside || copies >= fewest && copies * 2 >= found.types.count
            }.keys)
    }

    private static func home(of folder: Substring, below root: Int) -> String? {
        let bytes = folder.utf8
        var end = bytes.index(bytes.startIndex, offsetBy: root, limitedBy: bytes.endIndex) ?? bytes.endIndex
        while end < bytes.endIndex {
            let start = bytes[end] == UInt8(ascii: "/") ? bytes.index(after: end) : end
            end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
            // `_Archive` is one, too.
            let name = folder[start..<end].drop { $0 == "_" || $0 == "." }
            if names.contains(name.lowercased()) { return String(folder[..<end]) }
        }
        return nil
    }
}
