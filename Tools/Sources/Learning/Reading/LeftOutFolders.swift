import Project

/// The folders of which nothing is the app's own: tests, what others wrote, documents, and copies of what the app has or had.
struct LeftOutFolders {
    /// The folders that are copies of others beside them.
    let copies: [String]
    /// The folders with an app that stands elsewhere, too.
    let repeated: [RepeatedApps.Copy]
    private let tests: Set<String>
    private let besides: Set<String>
    private let root: Int

    /// Finds them.
    ///
    /// - Parameters:
    ///   - sources: The files, sorted by path.
    ///   - root: The number of bytes that the paths of all folders share.
    init(in sources: [SourceFile], below root: Int) {
        self.root = root
        let tests = TestFolders.outermost(of: sources)
        let copies = CopiedFolders.all(in: sources, below: root)
        let besides = ShownFolders.all(in: sources, below: root).union(ArchivedFolders.all(in: sources, below: root))
            .union(copies)
        let repeated = RepeatedApps(in: sources, below: root) {
            Self.hold($0, tests: tests, besides: besides, below: root)
        }
        (self.tests, self.copies, self.repeated) = (tests, copies, repeated.copies)
        self.besides = besides.union(repeated.copies.map(\.folder))
    }

    /// Returns true if a folder is one of them, or lies in one.
    func hold(_ folder: Substring) -> Bool { Self.hold(folder, tests: tests, besides: besides, below: root) }

    private static func hold(_ folder: Substring, tests: Set<String>, besides: Set<String>, below root: Int) -> Bool {
        TestFolders.home(of: folder, below: root).map(tests.contains) ?? false
            || ShownFolders.isDocuments(folder, below: root)
            || besides.contains { folder == $0 || folder.hasPrefix($0 + "/") }
            || folder.utf8.dropFirst(root).split(separator: UInt8(ascii: "/"))
                .contains { ForeignCode.isFolder(Substring($0)) }
    }
}
