import Project
import SourceModel

/// Tells files of tests, and of what others wrote, from those of the app.
package struct TestFiles: Sendable {
    private let marks: [Bool]

    /// Looks at all files.
    ///
    /// - Parameter index: The files with their imports.
    package init(_ index: TypeIndex) {
        let root = index.rootLength
        let imports = index.files.map(\.imports.areOfTests)
        // An app may be called `PaymentTest`.
        let tested = Set(zip(index.files, imports).lazy.filter { $1 }.flatMap { $0.0.modules })
        let apps = index.modules.subtracting(tested).filter { !Self.isOfTestsAlone([$0]) }
        var folders: [Substring: Bool] = [:]
        marks = zip(index.files, imports).map { file, imports in
            if imports || Self.isOfTestsAlone(file.modules) { return true }
            let end = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
            let folder = file.path[..<end]
            if let known = folders[folder] { return known }
            let liesAmongTests = Self.isOfTests(folder.utf8.dropFirst(root), apps)
            folders[folder] = liesAmongTests
            return liesAmongTests
        }
    }

    /// True if a file is one of tests, of their helpers, or of others' code.
    package subscript(file: Int) -> Bool { marks[file] }

    /// Returns true if targets of tests compile a file, and no other: some are compiled into an app's tests beside
    /// the app.
    package static func isOfTestsAlone(_ modules: [String]) -> Bool {
        !modules.isEmpty && modules.allSatisfy { $0.hasSuffix("Tests") }
    }

    private static let endings = ["Tests", "Test", "Mocks", "TestSupport"]

    /// Returns true if one of the folders on a path has a name of those that hold tests, and is not that of a module without any.
    private static func isOfTests(_ way: Substring.UTF8View.SubSequence, _ apps: Set<String>) -> Bool {
        way.split(separator: UInt8(ascii: "/")).contains { name in
            endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
                && !apps.contains(String(Substring(name)))
                || ForeignCode.isFolder(Substring(name))
        }
    }
}
