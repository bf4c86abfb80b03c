import Project

/// The folders of which nothing is the app's own: tests, what others wrote, documents, and copies of what the app has or had.
struct LeftOutFolders {
    /// The folders that are copies of others beside them.
    let copies: [String]
    /// The folders with an app that stands elsewhere, too.
    private(set) var repeated: [RepeatedApps.Copy] = []
    private let tests: Set<String>
    private var besides: Set<String>
    private let root: Int

    /// Finds them.
    ///
    /// - Parameters:
    ///   - sources: The files, sorted by path.
    ///   - root: The number of bytes that the paths of all folders share.
    init(in sources: [SourceFile], below root: Int) {
        self.root = root
        tests = TestFolders.outermost(of: sources)
        copies = CopiedFolders.all(in: sources, below: root)
        besides = ShownFolders.all(in: sources, below: root).union(ArchivedFolders.all(in: sources, below: root))
            .union(copies)
        repeated = RepeatedApps(in: sources, below: root, except: hold).copies
        besides.formUnion(repeated.map(\.folder))
    }

    /// Returns true if a folder is one of them, or lies in one.
    func hold(_ folder: Substring) -> Bool {
        TestFolders.home(of: folder, below: root).map(tests.contains) ?? false
            || ShownFolders.isDocuments(folder, below: root)
            || besides.contains { folder == $0 || folder.hasPrefix($0 + "/") }
            || folder.utf8.dropFirst(root).split(separator: UInt8(ascii: "/"))
                .contains { ForeignCode.isFolder(Substring($0)) }
    }
}
